/**
 * The name of the field that is hidden from people. Neither it nor the label may match what browsers and password
 * managers fill in, such as a website, a company or a code: see [Chrome's
 * patterns](https://github.com/chromium/chromium/blob/main/components/autofill/core/browser/form_parsing/resources/legacy_regex_patterns.json).
 * A sender who fills it in may still be a person.
 */
export const HONEYPOT = "remarks";

/** The label that colleagues see on a sending whose hidden field was filled in. */
export const SUSPECTED = "Suspected spam";
