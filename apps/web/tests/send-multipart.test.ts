import { afterEach, expect, it, vi } from "vitest";
import { sendMultipart } from "@/components/forms/send-multipart";

let request: FakeRequest;

class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort = () => {};
  onloadend = () => {};
  constructor() {
    request = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort();
    this.onloadend();
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a form that is sent too slowly ends before the server cuts it off, and says what helps", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const sent = sendMultipart("/api/applications", new FormData(), {
    idempotencyKey: "key",
    failed: "APPLICATION_SAVE_FAILED",
    onProgress: () => {},
    signal: new AbortController().signal,
  }).catch((error: Error) => error);
  const drip = setInterval(() => request.upload.onprogress?.({ loaded: 1, total: 2 }), 1_000);
  await vi.advanceTimersByTimeAsync(120_000);
  clearInterval(drip);
  expect(await sent).toMatchObject({
    message: expect.stringContaining("Use a faster connection, or attach a smaller"),
  });
});
