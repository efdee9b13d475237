import { HONEYPOT } from "@repo/contract/form/honeypot";

/** Attributes that keep password managers out of the field: 1Password, LastPass, Bitwarden, and Dashlane. */
const IGNORED = { "data-1p-ignore": true, "data-lpignore": true, "data-bwignore": true, "data-form-type": "other" };

export function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden">
      <label>
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" {...IGNORED} />
      </label>
    </div>
  );
}
