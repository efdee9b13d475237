import { Icon } from "@repo/ui/icon";
import { useId } from "react";
import { Link } from "@/components/link";

export function AgreeField({ error }: { error: string | undefined }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="sm:col-span-2">
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          name="agree"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="size-6 shrink-0 accent-blue"
        />
        <label htmlFor={id}>
          I have read and agree to the{" "}
          <Link
            href="/terms-and-conditions"
            target="_blank"
            className="font-medium text-blue-700 underline underline-offset-4 hover:text-ink"
          >
            Terms & Conditions
            <Icon name="external-link" className="ml-1 inline size-4 align-[-2px]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </Link>
        </label>
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-error text-sm">
          <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
