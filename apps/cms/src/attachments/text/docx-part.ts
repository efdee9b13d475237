import type { QualifiedTag } from "sax";
import { type Addresses, addressOfField, behind } from "./addresses";
import { readXml } from "./xml";

const MAX_DEPTH = 500;

/** Each expression matches Microsoft's namespace and ISO's. */
const WORD = /\/(?:wordprocessingml\/2006|ooxml\/wordprocessingml)\/main$/;
const DRAWING = /\/(?:drawingml\/2006|ooxml\/drawingml)\/main$/;
const RELATIONSHIPS = /\/(?:officeDocument\/2006|ooxml\/officeDocument)\/relationships$/;
const COMPATIBILITY = /\/markup-compatibility\/2006$/;

const SIGNS: Record<string, string> = { tab: "\t", ptab: "\t", br: "\n", cr: "\n", noBreakHyphen: "-" };
/** Elements whose text is deleted, or shown where it was moved to. */
const GONE = ["del", "moveFrom"];
const OFF = ["0", "false", "off"];

type Link = { address?: string | undefined; from: number };
type Field = { instruction: string; from?: number };

/** Returns a paragraph per line, addresses beside their words. @throws like `readXml`, or if nested too deeply. */
export function textOfPart(xml: string, addresses: Addresses): string {
  const open: string[] = [];
  const links: Link[] = [];
  const fields: Field[] = [];
  /** Where text begins that the file has in several versions. */
  const choices: number[] = [];
  /** Depth of the element whose content is left out. */
  let hiddenAt: number | undefined;
  let isItem = false;
  let text = "";

  const addressOf = (tag: QualifiedTag) => addresses.get(attributeOf(tag, RELATIONSHIPS, "id"));
  function endLink({ address, from }: Link): void {
    const shown = behind(text.slice(from), address);
    if (shown && !text.endsWith(shown)) text += /\S$/.test(text) ? ` ${shown}` : shown;
  }
  function readFieldChar(type: string): void {
    const field = fields.at(-1);
    if (type === "begin") fields.push({ instruction: "" });
    else if (type === "separate" && field) field.from = text.length;
    else if (type === "end" && fields.pop() && field?.from !== undefined) {
      endLink({ address: addressOfField(field.instruction), from: field.from });
    }
  }

  readXml(xml, {
    onOpen(tag) {
      const name = nameOf(tag);
      if (open.push(name) > MAX_DEPTH) throw new Error("The file is nested too deeply.");
      if (hiddenAt !== undefined) return;
      const [run, properties] = open.slice(-3);
      const here = open.length - 1;
      const from = text.length;
      if (GONE.includes(name)) hiddenAt = here;
      else if (name === "vanish" && run === "r" && properties === "rPr" && isOn(tag)) hiddenAt = here - 2;
      else if (name === "AlternateContent") choices.push(from);
      else if (name === "Choice" || name === "Fallback") {
        if (text.slice(choices.at(-1)).trim()) hiddenAt = here;
      } else if (name === "numPr") isItem = true;
      else if (name === "hyperlink") links.push({ address: addressOf(tag), from });
      else if (name === "fldSimple") links.push({ address: addressOfField(attributeOf(tag, WORD, "instr")), from });
      else if (name === "hlinkClick") endLink({ address: addressOf(tag), from });
      else if (name === "fldChar") readFieldChar(attributeOf(tag, WORD, "fldCharType"));
      else if (name in SIGNS && open.at(-2) !== "tabs") text += SIGNS[name];
    },
    onClose() {
      const name = open.pop();
      if (open.length === hiddenAt) hiddenAt = undefined;
      else if (hiddenAt !== undefined) return;
      else if (name === "AlternateContent") choices.pop();
      else if (name === "hyperlink" || name === "fldSimple") endLink(links.pop() as Link);
      if (name !== "p") return;
      text += "\n";
      isItem = false;
    },
    onText(piece) {
      if (hiddenAt !== undefined) return;
      const field = fields.at(-1);
      if (open.at(-1) === "instrText" && field) field.instruction += piece;
      if (open.at(-1) !== "t") return;
      text += isItem ? `• ${piece}` : piece;
      isItem = false;
    },
  });
  return text;
}

function nameOf({ uri, local }: QualifiedTag): string {
  const isRead = WORD.test(uri) || COMPATIBILITY.test(uri) || (local === "hlinkClick" && DRAWING.test(uri));
  return isRead ? local : "";
}

function attributeOf({ attributes }: QualifiedTag, space: RegExp, name: string): string {
  return Object.values(attributes).find(({ uri, local }) => local === name && space.test(uri))?.value ?? "";
}

const isOn = (tag: QualifiedTag) => !OFF.includes(attributeOf(tag, WORD, "val"));
