import { type RefObject, useEffect } from "react";

/** Takes files dropped on the form or, for the page's first field, anywhere. The field gets a `change` event. */
export function useFileDrop(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const accept = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();

    function take(event: DragEvent) {
      accept(event);
      const files = event.dataTransfer?.files;
      if (!files?.length || !field.current || fieldFor(event.target) !== field.current) return;
      field.current.files = files;
      field.current.dispatchEvent(new Event("change", { bubbles: true }));
    }

    document.addEventListener("dragover", accept);
    document.addEventListener("drop", take);
    return () => {
      document.removeEventListener("dragover", accept);
      document.removeEventListener("drop", take);
    };
  }, [field]);
}

function fieldFor(target: EventTarget | null): Element | null {
  const field = "input[type=file]";
  const form = target instanceof Element ? target.closest("form") : null;
  return form?.querySelector(field) ?? document.querySelector(field);
}
