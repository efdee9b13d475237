import { Message } from "../card";
import { LostLinkForm } from "../lost-link-form";
import { privateMetadata } from "../metadata";
import { PROBLEMS, TEXTS } from "../texts";

export const instant = false;

export const metadata = privateMetadata(TEXTS.lostLinkTitle);

export default async function LostLinkPage({ searchParams }: PageProps<"/applications/lost-link">) {
  const { told } = await searchParams;
  return (
    <Message title={TEXTS.lostLinkTitle} text={TEXTS.lostLinkText}>
      <LostLinkForm problem={PROBLEMS.get(String(told))} />
    </Message>
  );
}
