import { errors } from "@strapi/utils";
import { parser as createParser, type QualifiedAttribute, type QualifiedTag } from "sax";
import { type Part, refuseNesting } from "./svg-nesting";
import { type SvgSize, sizeOf } from "./svg-size";
import { readStyleRules, referencesIn } from "./svg-styles";

const SVG = "http://www.w3.org/2000/svg";

const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata switch view style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform mpath set`.split(/\s+/),
);
const ANIMATIONS = new Set(["animate", "animateMotion", "animateTransform", "mpath", "set"]);

const FOREIGN = [
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
  "http://www.w3.org/2001/xml-events",
  "http://www.w3.org/1999/XSL/Transform",
];

const PICTURE = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif);base64,([A-Za-z0-9+/=\s]*)$/;
const MAX_DEPTH = 256;
const STRICT = { xmlns: true, strictEntities: true, position: false };

type Drawing = SvgSize & { embedded: Buffer[] };

/** @throws {ValidationError} unless it is an SVG without active content. */
export function checkSvg(content: Buffer, name: string): Drawing {
  const refuse = (what: string): never => {
    throw new errors.ValidationError(`${name} ${what}.`);
  };
  const parts: Part[] = [];
  const open: Part[] = [];
  const styles: string[] = [];
  const embedded: Buffer[] = [];
  let size: SvgSize | undefined;
  const parser = createParser(true, STRICT);

  parser.onerror = () => refuse("can't be read as SVG");
  parser.ondoctype = (doctype) => {
    if (doctype.includes("[")) refuse("declares entities, which aren't allowed");
  };
  parser.onprocessinginstruction = ({ name: instruction, body }) => {
    if (instruction !== "xml") refuse(`has the instruction ${shortened(instruction)}, which isn't allowed`);
    if (/encoding/.test(body) && !/encoding\s*=\s*["']utf-?8["']/i.test(body)) refuse("is not in UTF-8");
  };
  parser.onopentag = (tag) => {
    const element = tag as QualifiedTag;
    const isDrawn = element.uri === SVG;
    if (FOREIGN.includes(element.uri) || (isDrawn && !ELEMENTS.has(element.local))) {
      refuse(`has the element <${shortened(element.name)}>, which isn't allowed`);
    }
    if (parts.length === 0) {
      size = isDrawn && element.local === "svg" ? sizeOf(element) : undefined;
      if (!size) refuse("is not an SVG");
    }
    const part: Part = { element: element.local, names: [], inside: [], references: [] };
    for (const attribute of Object.values(element.attributes)) {
      readAttribute(element, attribute, part, { embedded, refuse });
    }
    open.at(-1)?.inside.push(part);
    parts.push(part);
    if (open.push(part) > MAX_DEPTH) refuse("is nested too deeply");
  };
  parser.onclosetag = () => open.pop();
  const readText = (text: string) => {
    if (open.at(-1)?.element === "style") styles.push(text);
  };
  parser.ontext = readText;
  parser.oncdata = readText;

  parser.write(decode(content) ?? refuse("is not in UTF-8")).close();

  const rules = readStyleRules(styles.join("\n"), refuse);
  refuseNesting(parts, rules, refuse);
  return { ...(size ?? refuse("can't be read as SVG")), embedded };
}

type Reading = { embedded: Buffer[]; refuse: (what: string) => never };

function readAttribute(element: QualifiedTag, attribute: QualifiedAttribute, part: Part, reading: Reading): void {
  const { name, local, prefix, value } = attribute;
  const { embedded, refuse } = reading;
  const trimmed = value.trim();
  if ((!prefix && /^on/i.test(local)) || name === "xml:base") {
    refuse(`has the attribute ${shortened(name)}, which isn't allowed`);
  }
  if (local === "attributeName" && /^(?:[\w-]+:)?(?:href|on.*)$/i.test(trimmed)) {
    refuse(`animates ${shortened(trimmed)}, which isn't allowed`);
  }
  if (local === "id") part.names.push(`#${trimmed}`);
  if (local === "class") part.names.push(...trimmed.split(/\s+/).map((each) => `.${each}`));
  if (local === "href" || local === "src") {
    const picture = /^(?:image|feImage)$/.test(element.local) ? PICTURE.exec(trimmed)?.[1] : undefined;
    if (picture !== undefined) embedded.push(Buffer.from(picture, "base64"));
    else if (trimmed.startsWith("#")) {
      if (!ANIMATIONS.has(element.local)) part.references.push(trimmed);
    } else if (trimmed) refuse(`refers to ${shortened(trimmed)}, which is not in the drawing`);
  } else if (!/^(?:data|aria)-/.test(local) && (local === "style" || mayRefer(value))) {
    part.references.push(...referencesIn(value, refuse));
  }
}

function mayRefer(value: string): boolean {
  return /url\s*\(/i.test(value) || (value.includes("\\") && value.includes("("));
}

function decode(content: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
