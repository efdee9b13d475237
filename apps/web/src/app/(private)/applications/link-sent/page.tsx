import { buttonClass } from "@repo/ui/button";
import { Message } from "../card";
import { privateMetadata } from "../metadata";
import { TEXTS } from "../texts";

export const metadata = privateMetadata(TEXTS.linkSent);

export default function LinkSentPage() {
  return (
    <Message title={TEXTS.linkSent} text={TEXTS.linkSentText}>
      <p className="mt-8">
        <a href="/careers" className={buttonClass("outline")}>
          {TEXTS.careers}
        </a>
      </p>
    </Message>
  );
}
