const FIELD = "main form :is(input, textarea, [contenteditable])";

let field: HTMLElement | undefined;

/** Follows the focus from the panel's start: Strapi mounts the buttons beside a form anew while somebody types. */
export function followFields(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLElement && target.matches(FIELD)) field = target;
  });
}

export const lastField = () => field;
