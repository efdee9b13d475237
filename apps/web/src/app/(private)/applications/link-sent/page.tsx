import { CareersLink, Message } from "../card";
import { privateMetadata } from "../metadata";
import { TEXTS } from "../texts";

export const metadata = privateMetadata(TEXTS.linkSent);

export default function LinkSentPage() {
  return (
    <Message title={TEXTS.linkSent} text={TEXTS.linkSentText}>
      <CareersLink />
    </Message>
  );
}
