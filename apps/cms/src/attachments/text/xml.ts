import sax, { type QualifiedTag } from "sax";

const STRICT = { xmlns: true, strictEntities: true, position: false };

type Handlers = { onOpen(tag: QualifiedTag): void; onClose?(): void; onText?(piece: string): void };

/** @throws when the XML is damaged, declares a document type, or uses entities other than XML's own. */
export function readXml(xml: string, { onOpen, onClose = () => {}, onText = () => {} }: Handlers): void {
  const parser = sax.parser(true, STRICT);
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error("The file declares a document type.");
  };
  parser.onopentag = (tag) => onOpen(tag as QualifiedTag);
  parser.onclosetag = onClose;
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.write(xml).close();
}
