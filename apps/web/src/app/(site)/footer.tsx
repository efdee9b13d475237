import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ContactDetailFragment, FooterFragment, SiteSettingFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import { PhoneLink } from "@/components/text/phone-link";
import { tagId } from "@/lib/consent/analytics";
import { mailHref } from "@/lib/format";
import { fillYears } from "@/lib/years";
import { CookieSettings } from "./cookie-settings";

type FooterProps = {
  footer: FooterFragment;
  isThere: (address: string) => boolean;
  contact: ContactDetailFragment | null | undefined;
  setting: SiteSettingFragment | null | undefined;
};

export async function Footer({ footer, isThere, contact, setting }: FooterProps) {
  const fill = await fillYears();
  return (
    <footer className="on-dark night">
      <div className="container">
        <div className="footer-invitation flex flex-col items-start justify-between gap-8 border-white/15 border-b py-12 md:flex-row md:items-center md:py-16">
          <div className="max-w-2xl">
            <p className="text-balance font-display font-semibold text-title">{footer.ctaTitle}</p>
            <p className="mt-4 text-lead text-sky">{footer.ctaText}</p>
          </div>
          {contact && <TalkButton look="spark" label={footer.talkLabel} contact={contact} className="shrink-0" />}
        </div>
        <div className="grid gap-12 py-12 sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_1fr]">
          <div className="sm:max-lg:col-span-2">
            {setting && (
              <>
                <p className="font-display font-semibold text-xl">{setting.firmName}</p>
                <p className="mt-3 max-w-sm text-sky">{setting.tagline}</p>
              </>
            )}
            {isThere(footer.exploreLink.href) && (
              <Link
                href={footer.exploreLink.href}
                newTab={footer.exploreLink.newTab}
                className={buttonClass("ghost", "mt-6")}
              >
                {footer.exploreLink.label}
              </Link>
            )}
          </div>
          <div className="sm:contents">
            <nav aria-labelledby="quick-links">
              <h2 id="quick-links" className="font-semibold text-base">
                {footer.quickLinksTitle}
              </h2>
              <FooterLinks links={footer.quickLinks} isThere={isThere} />
            </nav>
            {Boolean(footer.bottomLinks?.length) && (
              <nav aria-label="More pages" className="sm:pt-6">
                <FooterLinks links={footer.bottomLinks} isThere={isThere} />
              </nav>
            )}
          </div>
          {contact && (
            <div>
              <h2 className="font-semibold text-base">{footer.contactTitle}</h2>
              <address className="mt-4 space-y-3 text-sky not-italic">
                <a
                  href={mailHref(contact.email)}
                  className="flex min-h-6 gap-3 break-all hover:text-white hover:underline"
                >
                  <Icon name="mail" className="mt-1 size-4 shrink-0" />
                  {contact.email}
                </a>
                {contact.phones?.map((phone) => (
                  <PhoneLink
                    key={phone.id}
                    number={phone.number}
                    className="flex min-h-6 gap-3"
                    look="hover:text-white hover:underline"
                  >
                    <Icon name="phone" className="mt-1 size-4 shrink-0" />
                    {phone.number} ({phone.country})
                  </PhoneLink>
                ))}
                <p className="flex gap-3">
                  <Icon name="map-pin" className="mt-1 size-4 shrink-0" />
                  {contact.street}, {contact.city}, {contact.region} {contact.postalCode}, {contact.country}
                </p>
              </address>
              <TalkButton look="ghost" label={footer.talkLabel} contact={contact} className="footer-button mt-6" />
            </div>
          )}
        </div>
        <div className="flex flex-col-reverse items-start justify-between gap-6 border-white/15 border-t py-8 sm:flex-row sm:items-center">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="text-sky text-sm">{fill(footer.copyright)}</p>
            {tagId(setting?.analyticsId) && setting?.consentNotice && (
              <CookieSettings label={setting.consentNotice.settingsLabel} />
            )}
          </div>
          <ul className="flex flex-wrap gap-2">
            {setting?.socialLinks?.map((link) => (
              <li key={link.id}>
                <a href={link.href} aria-label={link.label} className="social-link">
                  <Icon name={link.network} className="size-5 fill-current stroke-none" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = Pick<FooterProps, "isThere"> & { links: FooterFragment["quickLinks"] };

function FooterLinks({ links, isThere }: FooterLinksProps) {
  return (
    <ul className="mt-4 space-y-1">
      {links?.map(
        (link) =>
          isThere(link.href) && (
            <li key={link.href}>
              <Link href={link.href} newTab={link.newTab} className="footer-link">
                {link.label}
                {link.newTab && <Icon name="external-link" className="size-3.5" />}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

type TalkButtonProps = {
  look: Parameters<typeof buttonClass>[0];
  label: string;
  contact: ContactDetailFragment;
  className: string;
};

function TalkButton({ look, label, contact, className }: TalkButtonProps) {
  return (
    <a href={mailHref(contact.email)} className={buttonClass(look, className)}>
      {label}
      <Icon name="arrow-right" className="size-4" />
    </a>
  );
}
