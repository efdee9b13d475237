import { type MailAction, type MailMessage, render } from "../mail/layout";

type Facts = { email: string; links: { jobTitle: string; href: string }[] };

export function applicationLinks({ email, links }: Facts): MailMessage {
  const isOne = links.length === 1;
  return {
    template: "application-links",
    recipient: email,
    subject: isOne ? "Your link to your application" : "Your links to your applications",
    ...render({
      heading: isOne ? "Here is your link" : "Here are your links",
      paragraphs: [
        `Somebody has asked for ${isOne ? "the link to the application" : "the links to the applications"} of this address. Earlier links don’t work any more.`,
        "Whoever has such a link can see, withdraw and delete the application, so keep it to yourself.",
        "If you did not ask for this, there is nothing to do: nobody else gets this message.",
      ],
      actions: links.map(({ jobTitle, href }): MailAction => ({ label: jobTitle, href })),
    }),
  };
}
