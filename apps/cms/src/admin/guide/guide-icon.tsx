import { Book } from "@strapi/icons";
import type { ComponentProps } from "react";
import { RefusalNotice } from "../pictures-in-use/refusal-notice";

export function GuideIcon(props: ComponentProps<typeof Book>) {
  return (
    <>
      <Book {...props} />
      <RefusalNotice />
    </>
  );
}
