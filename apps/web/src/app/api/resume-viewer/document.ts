import { createHash } from "node:crypto";

/** PDF.js's build for older browsers needs this function, which Safari has since 17.4 and Firefox since 121. */
const FILL_IN =
  "Promise.withResolvers ??= () => { const all = {}; all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject })); return all; };";

/** Imports the code that the dashboard hands over, because a frame without an origin can't load any. */
const SCRIPT = `${FILL_IN}
addEventListener("message", async ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return;
  const address = (code) => URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    const [pdfjs, { show }] = await Promise.all([import(address(data.library)), import(address(data.viewer))]);
    // Chromium starts no module as a worker where there is no origin.
    const worker = new Worker(address("${FILL_IN} import(" + JSON.stringify(address(data.worker)) + ")"));
    await show({ pdfjs, worker, file: data.file, port });
  } catch {
    port.postMessage({ kind: "failed", isLocked: false });
  }
});`;

const STYLE = `
  :root { background: #e8edf5; color: #0b1533; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  main { display: grid; gap: 12px; padding: 12px; outline-offset: -3px; }
  section { position: relative; overflow: clip; background: #fff; box-shadow: 0 1px 3px #0b153333; }
  section > p { margin: 0; padding: 24px; }
  section > canvas ~ p { position: absolute; inset: auto 0 0; padding: 12px 24px; background: #fdf3dc; }
  section canvas { display: block; width: 100%; height: 100%; }
  .hiddenCanvasElement { display: none; }
  .text { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; text-size-adjust: none;
    forced-color-adjust: none; transform-origin: 0 0; --min-font-size: 1; --scale-round-x: 1px; --scale-round-y: 1px;
    --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
    --min-font-size-inv: calc(1 / var(--min-font-size)); }
  .text :is(span, br) { color: transparent; position: absolute; white-space: pre; cursor: text; transform-origin: 0 0; }
  .text span { --font-height: 0; --scale-x: 1; --rotate: 0deg; font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv)); }
  .text ::selection { background: #0a5bd73d; }
`;

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The frame that draws a PDF. It runs the code that it is given, loads and sends nothing, and has no origin. */
export const VIEWER_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Résumé</title><style>${STYLE}</style></head><body><main tabindex="0" aria-label="Pages of the résumé"></main><script>${SCRIPT}</script></body></html>`;

export const VIEWER_POLICY = [
  "default-src 'none'",
  `script-src ${sha256(SCRIPT)} blob:`,
  "worker-src blob:",
  `style-src ${sha256(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");
