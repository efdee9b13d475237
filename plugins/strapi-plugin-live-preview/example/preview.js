// What a page does in a preview: it follows what is typed in the panel, and leads a click to the field.
const { panel } = document.currentScript.dataset;

// Something may have been typed while the page was loading.
if (window.parent !== window) renew();

addEventListener("message", ({ origin, data }) => {
  if (origin === panel && data?.type === "strapiUpdate") renew();
});

async function renew() {
  const html = await (await fetch(location.href)).text();
  const { body } = new DOMParser().parseFromString(html, "text/html");
  document.querySelector("main").replaceWith(body.querySelector("main"));
}

addEventListener(
  "click",
  (event) => {
    const { alt, textContent } = event.target;
    const mark = readMark(alt ?? textContent);
    if (!mark || window.parent === window) return;
    event.preventDefault();
    window.parent.postMessage({ type: "preview:field", ...mark }, panel);
  },
  { capture: true },
);

/** Returns where the first text in it is edited. A mark is `uid documentId field`, written from U+E0100 on. */
function readMark(text) {
  const [marks = ""] = text.match(/[\u{E0100}-\u{E01EF}]+/u) ?? [];
  const [line] = [...marks]
    .map((sign) => String.fromCharCode(sign.codePointAt(0) - 0xe0100))
    .join("")
    .split("\n");
  const [uid, documentId, field] = line.split(" ");
  return field && { uid, documentId, field };
}
