import { Message } from "../card";
import { LostLinkForm } from "../lost-link-form";
import { privateMetadata } from "../metadata";
import { TEXTS, TOLD } from "../texts";

export const instant = false;

export const metadata = privateMetadata(TEXTS.lostLinkTitle);

export default async function LostLinkPage({ searchParams }: PageProps<"/applications/lost-link">) {
  const { told } = await searchParams;
  const problem = told === "email" ? "Enter an email address, such as name@example.com." : TOLD[String(told)];
  return (
    <Message title={TEXTS.lostLinkTitle} text={TEXTS.lostLinkText}>
      <LostLinkForm problem={problem} />
    </Message>
  );
}
