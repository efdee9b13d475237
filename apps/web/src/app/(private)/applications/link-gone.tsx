import { Message } from "./card";
import { LostLinkForm } from "./lost-link-form";
import { TEXTS } from "./texts";

export function LinkGone() {
  return (
    <Message status={404} title={TEXTS.gone} text={TEXTS.goneText}>
      <LostLinkForm />
    </Message>
  );
}

export function Unavailable() {
  return <Message status={503} title={TEXTS.unavailable} text={TEXTS.unavailableText} />;
}
