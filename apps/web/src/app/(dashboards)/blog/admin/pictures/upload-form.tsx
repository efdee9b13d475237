"use client";

import { fieldErrors } from "@repo/contract/http/read-body";
import { type LibraryPicture, PICTURE_TYPES, pictureSchema } from "@repo/contract/page/picture";
import { Button } from "@repo/ui/button";
import { useFieldErrors } from "@repo/ui/error-summary";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { useFileDrop } from "@repo/ui/use-file-drop";
import { type FormEvent, useRef, useState } from "react";
import { dashboardFetch } from "@/app/(dashboards)/_shared/requests/dashboard-fetch";
import { failureFields, failureText } from "@/app/(dashboards)/_shared/requests/failure";

const UPLOAD_FAILED = "Failed to upload the picture. Please try again.";

export function UploadForm({ onUploaded }: { onUploaded: (picture: LibraryPicture) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useFileDrop(file);
  const { errors, show, forget, summary } = useFieldErrors(form);
  const [failure, setFailure] = useState<string>();
  const [uploading, setUploading] = useState(false);

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (uploading) return;
    const body = new FormData(event.currentTarget);
    const parsed = pictureSchema.safeParse(Object.fromEntries(body));
    setFailure(undefined);
    show(parsed.success ? {} : fieldErrors(parsed.error));
    if (!parsed.success) return;
    setUploading(true);
    try {
      onUploaded(await dashboardFetch("POST /api/dashboard/pictures", { body }));
    } catch (error) {
      const fields = failureFields(error);
      if (Object.keys(fields).length === 0) setFailure(failureText(error, UPLOAD_FAILED));
      show(fields);
    } finally {
      setUploading(false);
    }
  }

  return (
    <form
      ref={form}
      onSubmit={upload}
      onInput={({ target }) => forget((target as HTMLInputElement).name)}
      noValidate
      aria-label="Upload a picture"
      className="flex flex-col gap-4"
    >
      {summary}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="file" label="New picture *" error={errors.file}>
          {(control) => <input {...control} ref={file} type="file" accept={PICTURE_TYPES.join()} required />}
        </Field>
        <Field
          name="alternativeText"
          label="Alternative text *"
          hint="What the picture shows, for those who don’t see it"
          error={errors.alternativeText}
        >
          {(control) => <input {...control} required dir="auto" />}
        </Field>
      </div>
      <FormFailure message={failure} />
      <Button type="submit" look="outline" size="small" aria-disabled={uploading} className="self-start">
        {uploading ? "Uploading..." : "Upload and use"}
      </Button>
    </form>
  );
}
