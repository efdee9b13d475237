import { Book } from "@strapi/icons";
import type { ComponentProps } from "react";
import { RefusalNotice } from "../pictures-in-use/refusal-notice";

/** In the menu, which is on every page: there alone can notices be told from. */
export function GuideIcon(props: ComponentProps<typeof Book>) {
  return (
    <>
      <Book {...props} />
      <RefusalNotice />
    </>
  );
}
