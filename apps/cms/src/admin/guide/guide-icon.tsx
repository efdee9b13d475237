import { Book } from "@strapi/icons";
import type { ComponentProps } from "react";
import { RefusalNotice } from "../pictures-in-use/refusal-notice";

/** The menu is on every page: the only place that can show notices. */
export function GuideIcon(props: ComponentProps<typeof Book>) {
  return (
    <>
      <Book {...props} />
      <RefusalNotice />
    </>
  );
}
