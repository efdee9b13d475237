import { CareersLink, Message } from "../card";
import { privateMetadata } from "../metadata";
import { TEXTS } from "../texts";

export const metadata = privateMetadata(TEXTS.deleted);

export default function DeletedPage() {
  return (
    <Message title={TEXTS.deleted} text={TEXTS.deletedText}>
      <CareersLink />
    </Message>
  );
}
