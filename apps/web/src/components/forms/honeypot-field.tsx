import { HONEYPOT } from "@repo/rules/honeypot";

export function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute size-0 overflow-hidden">
      <label>
        Website
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
