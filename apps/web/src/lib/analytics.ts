type EventFields = { event_category: string; event_label: string; slug?: string };

declare global {
  interface Window {
    gtag?: (command: "event", name: string, fields: EventFields) => void;
    dataLayer?: unknown[];
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

/** To whichever of the two is on the page; to nobody when neither is. */
function track(event: string, fields: EventFields): void {
  window.gtag?.("event", event, fields);
  window.dataLayer?.push({ event, ...fields });
}
