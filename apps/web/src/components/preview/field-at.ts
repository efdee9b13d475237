import { type Mark, partsWithMarks, readMarks } from "@repo/plugin-kit/preview/mark";

type Found = { mark: Mark; shown: Element };

/** Elements that contain unrelated texts. The search for a field stops at them. */
const TOO_LARGE = "section, header, main, footer, body";

/** A click on these operates them, unless it is on a text that can be edited. */
const CONTROL = "button, input, select, textarea";

export function fieldAt(target: Element, x: number, y: number): Found | undefined {
  // A link that covers a whole card lies above the card's texts.
  for (const element of document.elementsFromPoint(x, y)) {
    const found = pictureIn(element) ?? textIn(element, x, y);
    if (found) return found;
    if (isOpaque(element)) break;
  }
  return around(target, target.closest(CONTROL) ?? undefined);
}

function pictureIn(element: Element): Found | undefined {
  if (!(element instanceof HTMLImageElement) || !isSeen(element)) return undefined;
  const [mark] = readMarks(element.alt);
  return mark && { mark, shown: element };
}

function textIn(element: Element, x: number, y: number): Found | undefined {
  const part = partAt(element, x, y);
  if (!part || !isSeen(element)) return undefined;
  const [mark] = readMarks(part.toString());
  return mark ? { mark, shown: element } : nextTo(part, element);
}

function partAt(element: Element, x: number, y: number): Range | undefined {
  const isHere = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  const parts = [...element.childNodes].filter((node) => node instanceof Text).flatMap(rangesOf);
  const onLetters = parts.find((range) => [...range.getClientRects()].some(isHere));
  return onLetters ?? parts.find((range) => isHere(range.getBoundingClientRect()));
}

function rangesOf(text: Text): Range[] {
  let end = 0;
  return partsWithMarks(text.data).map((part) => {
    const range = new Range();
    range.setStart(text, end);
    end += part.length;
    range.setEnd(text, end);
    return range;
  });
}

/** A text that is split among several elements has its mark at its end. */
function nextTo(part: Range, element: Element): Found | undefined {
  for (let shown: Element | null = element; shown && !shown.matches(TOO_LARGE); shown = shown.parentElement) {
    const after = part.cloneRange();
    after.setEndAfter(shown);
    const mark = readMarks(after.toString())[0] ?? readMarks(shown.textContent ?? "").at(-1);
    if (mark) return { mark, shown };
  }
  return undefined;
}

function around(element: Element, within: Element | undefined): Found | undefined {
  for (let shown: Element | null = element; shown && !shown.matches(TOO_LARGE); shown = shown.parentElement) {
    const [mark] = readMarks(shown.textContent ?? "");
    if (mark) return { mark, shown };
    if (shown === within) return undefined;
  }
  return undefined;
}

/** Safari has `checkVisibility` since 17.4. */
const isSeen = (element: Element) =>
  element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

const isOpaque = (element: Element) => !/^rgba|\/|transparent/.test(getComputedStyle(element).backgroundColor);
