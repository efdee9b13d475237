import { storedChoice } from "./consent";

type EventFields = { event_category: string; event_label: string; slug?: string };

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
    /** The tag's own switch. */
    [disable: `ga-disable-${string}`]: boolean;
  }
}

const TAG_ID = /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/;

/** The id of the tag as editors set it; without one, or with what can't be one, nobody is asked and nothing loaded. */
export function tagId(setting: string | null | undefined): string | undefined {
  return setting && TAG_ID.test(setting) ? setting : undefined;
}

/** Loads the tag, once. */
export function startTag(id: string): void {
  window[`ga-disable-${id}`] = false;
  const src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  if (document.querySelector(`script[src="${src}"]`)) return;

  window.dataLayer ??= [];
  const { dataLayer } = window;
  window.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: the tag takes its commands from nothing but arguments objects
    dataLayer.push(arguments);
  };
  window.gtag("js", new Date());
  window.gtag("config", id, { anonymize_ip: true });
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}

/** A tag that runs already measures no more, and loses what it knows the visitor by. */
export function stopTag(id: string): void {
  window[`ga-disable-${id}`] = true;
  for (const name of document.cookie.match(/_ga\w*(?==)/g) ?? []) {
    for (const domain of ["", `; domain=${location.hostname.replace(/^www\./, "")}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** Tells that somebody has opened the page of a service. */
export function trackServiceView(title: string, slug: string): void {
  track("view_service", { event_category: "Services", event_label: title, slug });
}

/** Tells that somebody has followed a service's call to action. */
export function trackServiceInquiry(title: string): void {
  track("service_inquiry", { event_category: "Lead", event_label: title });
}

/**
 * To whichever of the two is on the page; to nobody when neither is, or when a tag is set and not agreed to. One that
 * is agreed to may still be on its way.
 */
function track(event: string, fields: EventFields): void {
  const { tag } = document.querySelector<HTMLElement>("[data-tag]")?.dataset ?? {};
  if (tag && storedChoice() !== "accepted") return;
  if (tag) startTag(tag);
  window.gtag?.("event", event, fields);
  window.dataLayer?.push({ event, ...fields });
}
