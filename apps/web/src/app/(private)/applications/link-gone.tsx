import { Message } from "./card";
import { LostLinkForm } from "./lost-link-form";
import { TEXTS } from "./texts";

export function LinkGone() {
  return (
    <Message title={TEXTS.gone} text={TEXTS.goneText}>
      <LostLinkForm />
    </Message>
  );
}
