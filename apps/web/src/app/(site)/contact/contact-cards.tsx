import { Icon } from "@repo/ui/icon";
import type { IconName } from "@repo/ui/icon-names";
import type { ReactNode } from "react";
import type { ContactDetailFragment } from "@/cms/generated/graphql";
import type { Page } from "@/cms/pages";
import { EmailText } from "@/components/text/email-text";
import { PhoneLink } from "@/components/text/phone-link";
import { mailHref } from "@/lib/format";

type ContactCardsProps = {
  page: Page<"contact-page">;
  contact: ContactDetailFragment;
};

const link = "inline-block py-0.5 font-medium hover:text-blue-700 hover:underline";

export function ContactCards({ page, contact }: ContactCardsProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grow lg:grid-cols-1">
      <Card icon="phone" title={page.phoneTitle}>
        {contact.phones?.map((phone) => (
          <p key={phone.id} className="flex flex-wrap items-center gap-x-3">
            <PhoneLink number={phone.number} className="wrap-anywhere" look={link}>
              {phone.number}
            </PhoneLink>
            <span className="text-slate text-sm">{phone.country}</span>
          </p>
        ))}
      </Card>
      <Card icon="mail" title={page.emailTitle}>
        <a href={mailHref(contact.email)} className={`${link} wrap-anywhere`}>
          <EmailText address={contact.email} />
        </a>
      </Card>
      <Card icon="map-pin" title={page.locationTitle} className="sm:col-span-2 lg:col-span-1">
        <a
          href={contact.mapUrl}
          target="_blank"
          rel="noopener"
          className="font-medium leading-relaxed hover:text-blue-700 hover:underline"
        >
          {contact.street}, {contact.city}, {contact.region} {contact.postalCode},{" "}
          <span className="whitespace-nowrap">
            {contact.country}
            <Icon name="external-link" className="ml-1.5 inline size-4 align-[-2px]" />
          </span>
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Card>
    </ul>
  );
}

type CardProps = { icon: IconName; title: string; className?: string; children: ReactNode };

function Card({ icon, title, className = "", children }: CardProps) {
  return (
    <li className={`card flex gap-3.5 p-5 sm:gap-5 sm:p-6 lg:items-center ${className}`}>
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-sky text-blue-700 sm:size-12 sm:rounded-2xl">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg leading-snug">{title}</h2>
        <div className="mt-1">{children}</div>
      </div>
    </li>
  );
}
