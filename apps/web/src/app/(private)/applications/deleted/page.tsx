import { buttonClass } from "@repo/ui/button";
import { Message } from "../card";
import { privateMetadata } from "../metadata";
import { TEXTS } from "../texts";

export const metadata = privateMetadata(TEXTS.deleted);

export default function DeletedPage() {
  return (
    <Message title={TEXTS.deleted} text={TEXTS.deletedText}>
      <p className="mt-8">
        <a href="/careers" className={buttonClass("outline")}>
          {TEXTS.careers}
        </a>
      </p>
    </Message>
  );
}
