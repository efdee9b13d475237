import { useNotification } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { REFUSAL } from "./tell-refusals";

export function RefusalNotice() {
  const { toggleNotification } = useNotification();

  useEffect(() => {
    const tell = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      toggleNotification({ type: "warning", message: (event as CustomEvent<string>).detail, blockTransition: true });
    };
    window.addEventListener(REFUSAL, tell);
    return () => window.removeEventListener(REFUSAL, tell);
  }, [toggleNotification]);

  return null;
}
