import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ReactNode } from "react";
import type { LinkFragment } from "@/cms/generated/graphql";
import { CalloutCard } from "@/components/cards/callout-card";
import { IconCards } from "@/components/cards/icon-cards";
import { SectionHeading } from "@/components/headings/headings";
import { PageHero } from "@/components/headings/page-hero";
import { Link } from "@/components/link";
import { LargeQuote } from "@/components/sections/large-quote";
import { LogoRow } from "@/components/sections/logo-row";
import { NumberList } from "@/components/sections/number-list";
import { PictureGrid } from "@/components/sections/picture-grid";
import { QuoteRow } from "@/components/sections/quote-row";
import { StepList } from "@/components/sections/step-list";
import { TextWithPicture } from "@/components/sections/text-with-picture";
import { RichText } from "@/components/text/rich-text";
import type { Arranged } from "@/lib/sections";
import { absoluteUrl } from "@/lib/seo/structured-data";
import { ContactSection } from "./contact-section";
import { FormSection } from "./form-section";
import { LazyAccordion } from "./lazy-parts";
import { ListSection } from "./list-section";
import { RichTextSection } from "./rich-text-section";
import { VideoSection } from "./video-section";

const INVITATIONS: string[] = ["ComponentSectionCallToAction", "ComponentSectionContactForm", "ComponentSectionForm"];

const WIDTHS = { wide: "container", narrow: "container max-w-3xl" };

export async function PageSection({ arranged, path }: { arranged: Arranged; path: string }) {
  const { section, anchor, level, inner, isFirst, isTinted, listed, form, takenAnchors } = arranged;
  const address = absoluteUrl(`/${path}#${anchor}`);
  const frame = (children: ReactNode, width: keyof typeof WIDTHS = "wide") => (
    <section
      id={anchor}
      data-invitation={INVITATIONS.includes(section.__typename) || undefined}
      className={`section ${isTinted ? "bg-mist" : ""}`}
    >
      <div className={WIDTHS[width]}>{children}</div>
    </section>
  );
  const heading = "title" in section && (
    <SectionHeading title={section.title} subtitle={"text" in section ? section.text : null} level={level} />
  );

  switch (section.__typename) {
    case "ComponentSectionHero": {
      const { heading: title, highlight, text, image, link } = section;
      return (
        <PageHero
          id={anchor}
          place={isFirst ? "first" : "below"}
          hero={{ title, highlight, subtitle: text ?? "", image }}
        >
          <ButtonLink link={link} look="spark" />
        </PageHero>
      );
    }
    case "ComponentSectionTextPicture":
      return frame(
        <TextWithPicture picture={section.image} side={section.side}>
          {heading}
          <RichText text={section.paragraphs} className="mt-6 text-slate first:mt-0" />
          <ButtonLink link={section.link} look="primary" />
        </TextWithPicture>,
        section.image ? "wide" : "narrow",
      );
    case "ComponentSectionRichText":
      return frame(
        <RichTextSection section={section} heading={heading} topHeading={inner} takenAnchors={takenAnchors} />,
        "narrow",
      );
    case "ComponentSectionCards":
      return frame(
        <>
          {heading}
          <IconCards cards={section.cards} level={inner} />
        </>,
      );
    case "ComponentSectionNumbers":
      return frame(
        <>
          {heading}
          <NumberList numbers={section.numbers} className="mt-12 first:mt-0" />
        </>,
      );
    case "ComponentSectionSteps":
      return frame(
        <>
          {heading}
          <StepList steps={section.steps} level={inner} />
        </>,
      );
    case "ComponentSectionQuotes": {
      const [only, ...others] = section.quotes ?? [];
      if (only && others.length === 0) {
        return frame(
          <>
            <div className="mb-12 empty:hidden">{heading}</div>
            <LargeQuote {...only} />
          </>,
          "narrow",
        );
      }
      return frame(
        <>
          {heading}
          <QuoteRow quotes={section.quotes} label={section.title || "Quotes of clients"} />
        </>,
      );
    }
    case "ComponentSectionLogos":
      return frame(
        <>
          {heading}
          <LogoRow logos={section.logos} />
        </>,
      );
    case "ComponentSectionQuestions":
      return frame(
        <>
          {heading}
          <div className="mt-10 first:mt-0">
            <LazyAccordion items={section.questions ?? []} questionLevel={inner} isWhole />
          </div>
        </>,
        "narrow",
      );
    case "ComponentSectionGallery":
      return frame(
        <>
          {heading}
          <PictureGrid pictures={section.pictures} />
        </>,
      );
    case "ComponentSectionVideo":
      return frame(
        <>
          {heading}
          <VideoSection section={section} />
        </>,
      );
    case "ComponentSectionList":
      return frame(
        <>
          {heading}
          {listed && <ListSection listed={listed} level={inner} />}
          <ButtonLink link={section.link} look="outline" className="mt-12" />
        </>,
      );
    case "ComponentSectionCallToAction":
      return frame(
        <CalloutCard
          callout={{ title: section.heading, description: section.text, link: section.button }}
          level={level}
          titleClass="text-title"
          className="night"
          isWide
        />,
      );
    case "ComponentSectionContactForm":
      return frame(<ContactSection address={address}>{heading}</ContactSection>, "narrow");
    case "ComponentSectionForm":
      return form && frame(<FormSection form={form} title={section.title} level={level} address={address} />, "narrow");
    case "Error":
      return null;
    default:
      return section satisfies never;
  }
}

type ButtonLinkProps = {
  link: LinkFragment | null | undefined;
  look: Parameters<typeof buttonClass>[0];
  className?: string;
};

function ButtonLink({ link, look, className = "mt-8" }: ButtonLinkProps) {
  if (!link) return null;
  return (
    <Link
      href={link.href}
      newTab={link.newTab}
      className={buttonClass(look, `max-w-full [overflow-wrap:anywhere] ${className}`)}
    >
      {link.label}
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}
