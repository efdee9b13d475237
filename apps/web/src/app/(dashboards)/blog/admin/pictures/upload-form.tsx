"use client";

import { problemsOf } from "@repo/contract/http/read-body";
import { type LibraryPicture, PICTURE_TYPES, pictureSchema } from "@repo/contract/page/picture";
import { Button } from "@repo/ui/button";
import { Field } from "@repo/ui/field";
import { FormFailure } from "@repo/ui/form-failure";
import { useFileDrop } from "@repo/ui/use-file-drop";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useEffect, useRef } from "react";
import { refusal } from "@/lib/failure";
import { siteFetch } from "@/lib/site-fetch";

const UPLOAD_FAILED = "Failed to upload the picture. Please try again.";

type UploadFormProps = { given?: File; onUploaded: (picture: LibraryPicture) => void };

export function UploadForm({ given, onUploaded }: UploadFormProps) {
  const file = useRef<HTMLInputElement>(null);
  const alternativeText = useRef<HTMLInputElement>(null);
  useFileDrop(file);
  useEffect(() => {
    if (!given || !file.current) return;
    const transfer = new DataTransfer();
    transfer.items.add(given);
    file.current.files = transfer.files;
    alternativeText.current?.focus();
  }, [given]);
  const { form, errors, summary, failure, sending } = useSentForm({
    check: (data) => problemsOf(pictureSchema, Object.fromEntries(data)),
    send: async (body) => onUploaded(await siteFetch("POST /api/dashboard/pictures", { body })),
    explain: (error) => refusal(error, UPLOAD_FAILED),
  });

  return (
    <form {...form} aria-label="Upload a picture" className="flex flex-col gap-4">
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
          {(control) => <input {...control} ref={alternativeText} required dir="auto" />}
        </Field>
      </div>
      <FormFailure message={failure} />
      <Button type="submit" look="outline" size="small" aria-disabled={sending} className="self-start">
        {sending ? "Uploading..." : "Upload and use"}
      </Button>
    </form>
  );
}
