import { useNotification } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { REFUSED_DELETION } from "./refused-deletions";

export function RefusalNotice() {
  const { toggleNotification } = useNotification();

  useEffect(() => {
    const tell = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      toggleNotification({ type: "warning", message: (event as CustomEvent<string>).detail, blockTransition: true });
    };
    window.addEventListener(REFUSED_DELETION, tell);
    return () => window.removeEventListener(REFUSED_DELETION, tell);
  }, [toggleNotification]);

  return null;
}
