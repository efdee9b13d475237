/**
 * A field that people don't see. Neither its name nor its label may look like what browsers and password managers fill
 * in, by [Chrome's patterns](https://github.com/chromium/chromium/blob/main/components/autofill/core/browser/form_parsing/resources/legacy_regex_patterns.json):
 * such as a website, a company or a code. Whoever fills it in all the same may be a person.
 */
export const HONEYPOT = "remarks";

/** How whatever filled it in is called, wherever a colleague sees it. */
export const SUSPECTED = "Suspected spam";
