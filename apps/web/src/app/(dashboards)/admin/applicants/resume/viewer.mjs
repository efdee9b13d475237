// @ts-check
/** Runs in the frame of /api/resume-viewer, which has no origin and no network, and draws the PDF that it is given. */

const MAX_PAGES = 100;
const MAX_PIXELS = 8_000_000;
const MAX_PICTURE_PIXELS = 40_000_000;
const MAX_TEXTS = 20_000;
const OPENING_MS = 15_000;
const DRAWING_MS = 10_000;
const RESIZED_MS = 200;
/** Height divided by width. A longer page is cut off. */
const LONGEST = 5;
const LOWEST = 0.05;
/** Folders of PDF.js's own files, by the names of the settings that ask for them. */
const FOLDERS = { cMapUrl: "cmaps", standardFontDataUrl: "standard_fonts" };
const MISSING =
  "Letters are missing on this page, because the file doesn’t contain its fonts. Download it to read it in another program.";

/**
 * @typedef {typeof import("pdfjs-dist")} Library
 * @typedef {{ pdfjs: Library, worker: Worker, file: ArrayBuffer, port: MessagePort }} Given
 */

/** Posts `failed`, or `drawn` with the number of pages once the first is there. Links and scripts do nothing. */
export async function show(/** @type {Given} */ { pdfjs, worker, file, port }) {
  // The library draws in animation frames, which browsers don't give to a frame that is scrolled out of view.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 0));
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  // The keys that scroll or leave the frame work from this element.
  addEventListener("focus", () => document.activeElement === document.body && main.focus({ preventScroll: true }));
  let isOver = false;

  const data = dataFrom(port);
  const isDrawable = createDrawable();

  const fail = (/** @type {unknown} */ error) => {
    if (isOver) return;
    isOver = true;
    worker.terminate();
    main.replaceChildren();
    port.postMessage({ kind: "failed", isLocked: error instanceof Error && error.name === "PasswordException" });
  };
  worker.addEventListener("error", fail);

  /** @type {import("pdfjs-dist").PDFDocumentProxy} */
  let pdf;
  /** @type {import("pdfjs-dist").PDFPageProxy} */
  let first;
  try {
    await within(OPENING_MS, new Promise((resolve) => worker.addEventListener("message", resolve, { once: true })));
    const opening = pdfjs.getDocument({
      data: file,
      worker: pdfjs.PDFWorker.create({ port: /** @type {any} */ (worker) }),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      maxImageSize: MAX_PICTURE_PIXELS,
      enableXfa: false,
      useWasm: false,
      useWorkerFetch: false,
      BinaryDataFactory: data.Factory,
    });
    pdf = await within(OPENING_MS, opening.promise);
    first = await within(OPENING_MS, pdf.getPage(1));
  } catch (error) {
    return fail(error);
  }

  const shown = Math.min(pdf.numPages, MAX_PAGES);
  const shape = shapeOf(first.getViewport({ scale: 1 }));
  const pages = Array.from({ length: shown }, (_, index) => {
    const section = document.createElement("section");
    section.setAttribute("aria-label", `Page ${index + 1} of ${pdf.numPages}`);
    section.style.aspectRatio = `1 / ${shape}`;
    return section;
  });
  main.replaceChildren(...pages);

  /** The first page is always drawn, because the dashboard waits for it. */
  const visible = new Set(pages.slice(0, 1));
  /** @type {Set<HTMLElement>} */
  const drawn = new Set();
  let isDrawing = false;

  /** Draws one page at a time, and the topmost visible one first. */
  async function drawVisible() {
    if (isDrawing) return;
    isDrawing = true;
    for (;;) {
      const next = pages.find((page) => visible.has(page) && !drawn.has(page));
      if (!next || isOver) break;
      drawn.add(next);
      const isFirst = next === pages[0];
      try {
        await within(DRAWING_MS, draw(next, await within(DRAWING_MS, pdf.getPage(pages.indexOf(next) + 1))));
      } catch (error) {
        if (isFirst || isTimeout(error)) return fail(error);
        next.replaceChildren(paragraph("This page can’t be shown."));
      }
      if (isFirst) port.postMessage({ kind: "drawn", pages: pdf.numPages, shown });
    }
    isDrawing = false;
  }

  async function draw(/** @type {HTMLElement} */ section, /** @type {import("pdfjs-dist").PDFPageProxy} */ page) {
    const size = page.getViewport({ scale: 1 });
    section.style.aspectRatio = `1 / ${shapeOf(size)}`;
    const viewport = page.getViewport({ scale: Math.max(1, section.clientWidth) / size.width });
    const height = viewport.width * shapeOf(size);
    const ratio = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * height)));
    const canvas = document.createElement("canvas");
    canvas.width = Math.floor(viewport.width * ratio);
    canvas.height = Math.floor(height * ratio);
    await page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] }).promise;

    const content = await page.getTextContent();
    const text = document.createElement("div");
    text.className = "text";
    text.style.setProperty("--total-scale-factor", String(viewport.scale));
    const items = content.items.slice(0, MAX_TEXTS);
    await new pdfjs.TextLayer({ textContentSource: { ...content, items }, container: text, viewport }).render();
    if (text.textContent?.trim()) canvas.setAttribute("aria-hidden", "true");
    else {
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", "A page without text");
    }
    const isMissing = data.isMissing() || items.some((item) => "str" in item && !isDrawn(page, item));
    section.replaceChildren(canvas, text, ...(isMissing ? [paragraph(MISSING)] : []));
    page.cleanup();
  }

  /** Whether a text is drawn. Where the file has no font, a browser uses those of its device. */
  function isDrawn(
    /** @type {import("pdfjs-dist").PDFPageProxy} */ page,
    /** @type {{ fontName: string, str: string }} */ { fontName, str },
  ) {
    const isGiven = !page.commonObjs.has(fontName) || !page.commonObjs.get(fontName).missingFile;
    return isGiven || [...str].every(isDrawable);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const section = /** @type {HTMLElement} */ (target);
        if (isIntersecting) visible.add(section);
        else {
          visible.delete(section);
          if (drawn.delete(section)) section.replaceChildren();
        }
      }
      void drawVisible();
    },
    { root: document, rootMargin: "50% 0px" },
  );
  void drawVisible();
  for (const page of pages) observer.observe(page);

  let width = main.clientWidth;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  new ResizeObserver(() => {
    if (main.clientWidth === width) return;
    width = main.clientWidth;
    clearTimeout(timer);
    timer = setTimeout(() => {
      drawn.clear();
      void drawVisible();
    }, RESIZED_MS);
  }).observe(main);
}

/** Gets the library's own files from the dashboard, since this frame can't fetch them. */
function dataFrom(/** @type {MessagePort} */ port) {
  /** @type {Map<string, (content: ArrayBuffer | null) => void>} */
  const waiting = new Map();
  /** @type {Map<string, Promise<ArrayBuffer | null>>} */
  const files = new Map();
  let isMissing = false;
  port.onmessage = ({ data: { name, content } }) => waiting.get(name)?.(content);
  const ask = (/** @type {string} */ name) =>
    new Promise((resolve) => {
      waiting.set(name, resolve);
      port.postMessage({ kind: "wanted", name });
    });
  class Factory {
    async fetch(/** @type {{ kind: keyof typeof FOLDERS, filename: string }} */ { kind, filename }) {
      const name = `${FOLDERS[kind]}/${filename}`;
      const file = files.get(name) ?? ask(name);
      files.set(name, file);
      const content = await file;
      if (content) return new Uint8Array(content);
      isMissing = true;
      throw new Error(`${name} can't be had.`);
    }
  }
  return { Factory, isMissing: () => isMissing };
}

/** Whether the device has a font for a letter. All missing letters look like one that no font has. */
function createDrawable() {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [32, 32];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const drawn = (/** @type {string} */ character) => {
    if (!context) return "";
    context.clearRect(0, 0, 32, 32);
    context.font = "20px sans-serif";
    context.fillText(character, 4, 24);
    return context.getImageData(0, 0, 32, 32).data.join();
  };
  const nobodys = drawn("\u{10ffff}");
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (/** @type {string} */ character) => {
    const isKnown = known.get(character) ?? (!/\p{L}/u.test(character) || drawn(character) !== nobodys);
    known.set(character, isKnown);
    return isKnown;
  };
}

const shapeOf = (/** @type {{ width: number, height: number }} */ { width, height }) =>
  Math.min(LONGEST, Math.max(LOWEST, height / width));

/**
 * @template Result
 * @param {number} milliseconds
 * @param {Promise<Result>} work
 * @returns {Promise<Result>}
 */
function within(milliseconds, work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("It takes too long.", "TimeoutError")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isTimeout = (/** @type {unknown} */ error) => error instanceof DOMException && error.name === "TimeoutError";

function paragraph(/** @type {string} */ text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
