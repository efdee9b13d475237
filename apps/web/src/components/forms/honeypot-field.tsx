import { HONEYPOT } from "@repo/rules/honeypot";

/** Invisible to people: only bots fill it in. */
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
