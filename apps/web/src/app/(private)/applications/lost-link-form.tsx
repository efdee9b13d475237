import { buttonClass } from "@repo/ui/button";
import { FieldError } from "@repo/ui/field-error";
import { TEXTS } from "./texts";

const ERROR = "email-error";

export function LostLinkForm({ problem }: { problem?: string }) {
  return (
    <form method="post" action="/api/own-application/links" noValidate className="mt-8">
      <label htmlFor="email" className="font-medium text-sm">
        Email
      </label>
      <div className="mt-1.5 flex flex-col gap-4 sm:flex-row">
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && ERROR}
          className="min-h-12 w-full rounded-xl border border-field bg-white px-4 py-3 text-ink hover:border-slate aria-invalid:border-error aria-invalid:bg-sand"
        />
        <button type="submit" className={buttonClass("primary", "shrink-0")}>
          {TEXTS.lostLinkSend}
        </button>
      </div>
      {problem && (
        <FieldError id={ERROR} role="alert" className="mt-1.5">
          {problem}
        </FieldError>
      )}
    </form>
  );
}
