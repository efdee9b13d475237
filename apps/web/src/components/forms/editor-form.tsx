"use client";

import { fileTooLarge, namesAnotherKind } from "@repo/contract/application/resume";
import { formVersion } from "@repo/contract/form/version";
import { errorText, RuleError } from "@repo/contract/http/errors";
import { FormFailure } from "@repo/ui/form-failure";
import { Icon } from "@repo/ui/icon";
import { SubmitButton } from "@repo/ui/submit-button";
import { useSentForm } from "@repo/ui/use-sent-form";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import { refusal } from "@/lib/failure";
import { EditorField, type FieldOfForm } from "./editor-field";
import { HoneypotField } from "./honeypot-field";
import { sendMultipart } from "./send-multipart";
import { UploadProgress } from "./upload-progress";
import { useIdempotencyKey } from "./use-idempotency-key";
import { useLeaveGuard } from "./use-leave-guard";

type EditorFormProps = {
  form: Omit<FormFragment, "fields" | "intro"> & { fields: FieldOfForm[] };
  labelledBy: string;
  fileMaxMb: number;
};

/** A form that editors made. The input survives every failure, and a change of the form in the meantime. */
export function EditorForm({ form, labelledBy, fileMaxMb }: EditorFormProps) {
  const { fields } = form;
  const [typed, setTyped] = useState(false);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [sent, setSent] = useState(false);
  const success = useRef<HTMLHeadingElement>(null);
  const cancelling = useRef(new AbortController());
  const { keyFor } = useIdempotencyKey();
  const router = useRouter();
  const fileField = fields.find(({ kind }) => kind === "file");
  const {
    form: element,
    errors,
    show,
    forget,
    summary,
    failure,
    sending,
  } = useSentForm({
    async check(data) {
      if (fileField) {
        data.delete(fileField.key);
        if (file) data.set(fileField.key, file);
      }
      return { ...(await check(fields, data)), ...fileError(fileField, file, fileMaxMb) };
    },
    async send(data) {
      data.set("form", form.documentId);
      data.set("version", formVersion(fields));
      cancelling.current = new AbortController();
      setProgress(0);
      await sendMultipart("/api/form-answers", data, {
        idempotencyKey: keyFor(data),
        failed: "ANSWER_SAVE_FAILED",
        onProgress: setProgress,
        signal: cancelling.current.signal,
      }).finally(() => setProgress(undefined));
      setSent(true);
    },
    explain(error) {
      if (error instanceof RuleError && error.code === "FORM_CHANGED") router.refresh();
      return explain(error, fileField);
    },
  });
  const { question } = useLeaveGuard((typed || file !== undefined) && !sent, clear);

  useEffect(() => {
    if (sent) success.current?.focus();
  }, [sent]);

  // The browser may have filled in the form before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(look, []);

  function look() {
    const data = new FormData(element.ref.current ?? undefined);
    setTyped(
      fields.some(
        ({ key, kind }) => !["agreement", "file"].includes(kind) && String(data.get(key) ?? "").trim() !== "",
      ),
    );
  }

  function clear() {
    element.ref.current?.reset();
    setFile(undefined);
    show({});
    look();
  }

  function choose(chosen: File) {
    setFile(chosen);
    const wrong = fileError(fileField, chosen, fileMaxMb);
    if (Object.keys(wrong).length > 0) show({ ...errors, ...wrong });
    else if (fileField) forget(fileField.key);
  }

  function edited({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name === fileField?.key) return;
    forget(name);
    look();
  }

  if (sent) {
    return (
      <div className="mt-8 flex flex-col items-center py-8 text-center">
        <Icon name="circle-check" className="size-14 text-success" />
        <h3 ref={success} tabIndex={-1} className="mt-5 max-w-md scroll-mt-48 text-card outline-none">
          {form.successTitle}
        </h3>
        {form.successText && <p className="mt-3 max-w-md text-slate">{form.successText}</p>}
      </div>
    );
  }
  return (
    <>
      <form {...element} onInput={edited} onFocus={loadCheck} aria-labelledby={labelledBy} className="mt-8">
        {summary && <div className="mb-6">{summary}</div>}
        <p className="text-slate text-sm">
          {fields.every(({ required }) => required)
            ? "All fields are required."
            : "All fields are required, except those marked as optional."}
        </p>
        <div className="mt-5 grid grid-cols-1 gap-5 sm:grid-cols-2">
          {fields.map((field) => (
            <EditorField
              key={field.key}
              field={field}
              error={errors[field.key]}
              file={file}
              fileMaxMb={fileMaxMb}
              onChoose={choose}
            />
          ))}
        </div>
        <HoneypotField />
        <FormFailure message={failure} className="mt-6" />
        <div className="mt-7 flex flex-col gap-5 border-line border-t pt-6 sm:flex-row sm:items-center">
          <SubmitButton aria-disabled={sending} className="shrink-0 sm:min-w-48">
            {sending ? "Sending..." : form.submitLabel}
          </SubmitButton>
          <p className="text-slate text-sm">
            {form.keepDays === 1
              ? "We delete your answers after a day."
              : `We delete your answers after ${form.keepDays} days.`}{" "}
            <Link href="/privacy-policy" target="_blank" className="text-blue-700 underline">
              Privacy Policy<span className="sr-only"> (opens in a new tab)</span>
            </Link>
          </p>
        </div>
        <UploadProgress share={progress} what="your answers" onCancel={() => cancelling.current.abort()} />
      </form>
      {question}
    </>
  );
}

/** The check is loaded late, because its library weighs more than the rest of the form. */
const loadCheck = () => import("./check-form").catch(() => undefined);

/** If the check can't be loaded, only the server checks. */
async function check(fields: FieldOfForm[], data: FormData): Promise<Record<string, string>> {
  return (await loadCheck())?.checkForm(fields, Object.fromEntries(data)) ?? {};
}

function fileError(field: FieldOfForm | undefined, file: File | undefined, maxMb: number): Record<string, string> {
  if (!field) return {};
  if (!file) return field.required ? { [field.key]: `${field.label}: attach a file.` } : {};
  if (namesAnotherKind(file.name, file.type)) return { [field.key]: errorText("FILE_TYPE_INVALID") };
  return file.size > maxMb * 1024 ** 2 ? { [field.key]: fileTooLarge(maxMb) } : {};
}

function explain(
  error: unknown,
  fileField: FieldOfForm | undefined,
): { fields?: Record<string, string>; message?: string } {
  if (error instanceof RuleError && fileField && ["FILE_TYPE_INVALID", "FILE_TOO_LARGE"].includes(error.code)) {
    return { fields: { [fileField.key]: error.message } };
  }
  return refusal(error, errorText("ANSWER_SAVE_FAILED"));
}
