/** Ends in letters, unlike the versions in paths of packages. */
const EMAIL = /[^\s@<>()[\]"',;:=]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** For logs: database and mail server may quote what somebody has typed. */
export function redact(text: string): string {
  return text.replace(EMAIL, "[e-mail address]");
}
