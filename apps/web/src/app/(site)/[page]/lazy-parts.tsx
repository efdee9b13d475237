"use client";

import { type ComponentProps, lazy, Suspense } from "react";

/** These parts are loaded lazily, so that a page only loads the scripts of the sections that it has. */
const Accordion = lazy(async () => ({ default: (await import("@repo/ui/accordion")).Accordion }));
const ContactForm = lazy(async () => ({ default: (await import("@/components/contact/contact-form")).ContactForm }));
const EditorForm = lazy(async () => ({ default: (await import("@/components/forms/editor-form")).EditorForm }));
const VideoPlayer = lazy(async () => ({ default: (await import("@/components/sections/video-player")).VideoPlayer }));

export function LazyAccordion(props: ComponentProps<typeof Accordion>) {
  return (
    <Suspense>
      <Accordion {...props} />
    </Suspense>
  );
}

export function LazyContactForm() {
  return (
    <Suspense>
      <ContactForm />
    </Suspense>
  );
}

export function LazyEditorForm(props: ComponentProps<typeof EditorForm>) {
  return (
    <Suspense>
      <EditorForm {...props} />
    </Suspense>
  );
}

export function LazyVideoPlayer(props: ComponentProps<typeof VideoPlayer>) {
  return (
    <Suspense>
      <VideoPlayer {...props} />
    </Suspense>
  );
}
