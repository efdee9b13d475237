import { storedChoice } from "./consent";

type EventFields = { event_category: string; event_label: string; slug?: string };

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
    [disable: `ga-disable-${string}`]: boolean;
  }
}

const TAG_ID = /^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/;

/** Returns the tag's ID, or `undefined`, which turns off analytics and the consent notice. */
export function tagId(setting: string | null | undefined): string | undefined {
  return setting && TAG_ID.test(setting) ? setting : undefined;
}

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

export function stopTag(id: string): void {
  window[`ga-disable-${id}`] = true;
  for (const name of document.cookie.match(/_ga\w*(?==)/g) ?? []) {
    for (const domain of ["", `; domain=${location.hostname.replace(/^www\./, "")}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

export function trackServiceView(title: string, slug: string): void {
  track("view_service", { event_category: "Services", event_label: title, slug });
}

export function trackServiceInquiry(title: string): void {
  track("service_inquiry", { event_category: "Lead", event_label: title });
}

/** Sends an event, unless a tag is set without consent. With consent, the tag may still have to be loaded. */
function track(event: string, fields: EventFields): void {
  const { tag } = document.querySelector<HTMLElement>("[data-tag]")?.dataset ?? {};
  if (tag && storedChoice() !== "accepted") return;
  if (tag) startTag(tag);
  window.gtag?.("event", event, fields);
  window.dataLayer?.push({ event, ...fields });
}
