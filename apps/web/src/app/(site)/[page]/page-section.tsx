import type { LinkFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { ReactNode } from "react";
import { CalloutCard } from "@/components/cards/callout-card";
import { IconCards } from "@/components/cards/icon-cards";
import { PageHero } from "@/components/headings/page-hero";
import { SectionHeading } from "@/components/headings/section-heading";
import { Link } from "@/components/link";
import { LargeQuote } from "@/components/sections/large-quote";
import { LogoRow } from "@/components/sections/logo-row";
import { NumberList } from "@/components/sections/number-list";
import { PictureGrid } from "@/components/sections/picture-grid";
import { Questions } from "@/components/sections/questions";
import { QuoteRow } from "@/components/sections/quote-row";
import { StepList } from "@/components/sections/step-list";
import { TextWithPicture } from "@/components/sections/text-with-picture";
import { RichText } from "@/components/text/rich-text";
import type { Arranged } from "@/lib/sections";
import { ContactSection } from "./contact-section";
import { FormSection } from "./form-section";
import { LazyAccordion } from "./lazy-parts";
import { ListSection } from "./list-section";
import { RichTextSection } from "./rich-text-section";
import { VideoSection } from "./video-section";

/** Each kind of section, by the components that the site's own pages are made of. */
export async function PageSection({ arranged }: { arranged: Arranged }) {
  const { section, anchor, level, inner, isFirst, isTinted, listed, form } = arranged;
  const frame = (children: ReactNode, wide = true) => (
    <section id={anchor} className={`section ${isTinted ? "bg-mist" : ""}`}>
      {wide ? <div className="container">{children}</div> : children}
    </section>
  );
  const heading = "title" in section && (
    <SectionHeading title={section.title} subtitle={"text" in section ? section.text : null} level={level} />
  );

  switch (section.__typename) {
    case "ComponentSectionHero": {
      const { heading: title, highlight, text, image, link } = section;
      return (
        <PageHero id={anchor} below={!isFirst} hero={{ title, highlight, subtitle: text ?? "", image }}>
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
        false,
      );
    case "ComponentSectionRichText":
      return frame(<RichTextSection section={section} heading={heading} top={inner} />, false);
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
            <div className="container mb-12 max-w-4xl empty:hidden">{heading}</div>
            <LargeQuote {...only} />
          </>,
          false,
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
        <Questions title={section.title} subtitle={section.text} level={level}>
          <LazyAccordion items={section.questions ?? []} questionLevel={inner} />
        </Questions>,
        false,
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
          <ButtonLink link={section.link} look="outline" />
        </>,
      );
    case "ComponentSectionCallToAction":
      return frame(
        <CalloutCard
          callout={{ title: section.heading, description: section.text, link: section.button }}
          level={level}
          titleClass="text-title"
          className="night lg:p-12"
        />,
      );
    case "ComponentSectionContactForm":
      return frame(<ContactSection>{heading}</ContactSection>);
    case "ComponentSectionForm":
      return form && frame(<FormSection form={form} title={section.title} level={level} />);
    default:
      return null;
  }
}

function ButtonLink({
  link,
  look,
}: {
  link: LinkFragment | null | undefined;
  look: Parameters<typeof buttonClass>[0];
}) {
  if (!link) return null;
  return (
    <Link
      href={link.href}
      newTab={link.newTab}
      className={buttonClass(look, "mt-8 max-w-full [overflow-wrap:anywhere]")}
    >
      {link.label}
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}
