import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { applicationForm } from "@repo/testing/application";
import { type Zippable, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { kindOfZip, readText } from "../src/attachments/text/read-text";
import { ownJob } from "./applications";
import { rest, site } from "./cms";
import { sql } from "./database";

const SCRIPT = path.resolve("dist/src/attachments/text/worker.js");
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const COMPATIBLE = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const RELATED = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const DRAWN = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

const paragraph = (text: string, properties = "") =>
  `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const part = (body: string, declaration = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>${declaration}<w:document ${WORD} ${COMPATIBLE} ${RELATED} ${DRAWN}><w:body>${body}</w:body></w:document>`;

const run = (text: string, properties = "") => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
/** Makes the relationships of a part to external addresses, by their ids. */
function relationships(addresses: Record<string, string>): string {
  const each = Object.entries(addresses).map(
    ([id, address]) => `<Relationship Id="${id}" Type="hyperlink" Target="${address}" TargetMode="External"/>`,
  );
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join("")}</Relationships>`;
}

function docx(document: string, others: Record<string, string> = {}): Buffer {
  const files: Zippable = {};
  for (const [name, content] of Object.entries({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": document,
    ...others,
  })) {
    files[name] = Buffer.from(content);
  }
  return Buffer.from(zipSync(files));
}

/** This limit only ends what hangs: a busy machine takes longer than a jobs admin waits. */
const LONG_MS = 30_000;

const textOf = (content: Buffer, extension: "doc" | "docx" = "docx", terms: Parameters<typeof readText>[2] = {}) =>
  readText(Readable.from([content]), extension, { script: SCRIPT, timeoutMs: LONG_MS, ...terms });
const unreadable = expect.objectContaining({ code: "RESUME_UNREADABLE" });

/** Replaces a text everywhere in the archive by one of the same length. */
function replaced(archive: Buffer, from: string, to: string): Buffer {
  expect(to.length).toBe(from.length);
  return Buffer.from(archive.toString("latin1").replaceAll(from, to), "latin1");
}

/** Makes each entry declare this unpacked size. */
function declaring(archive: Buffer, bytes: number): Buffer {
  const changed = Buffer.from(archive);
  for (let at = changed.indexOf("PK\x01\x02"); at >= 0; at = changed.indexOf("PK\x01\x02", at + 4)) {
    changed.writeUInt32LE(bytes, at + 24);
  }
  return changed;
}

async function withScript<Result>(code: string, use: (script: string) => Promise<Result>): Promise<Result> {
  const script = path.resolve(`dist/src/attachments/text/probe-${crypto.randomUUID()}.js`);
  await writeFile(script, `const done = (text) => process.stdout.write(String(text));\n${code}`);
  return use(script).finally(() => rm(script));
}

/** Runs code in a process that is confined like the reading one. */
async function inProcess(code: string, timeoutMs = LONG_MS): Promise<string> {
  return withScript(code, async (script) => (await textOf(Buffer.from("input"), "docx", { script, timeoutMs })).text);
}

function listing(target: string, kind: string): Record<string, string> {
  const [office, types] = [
    "http://schemas.openxmlformats.org/officeDocument/2006",
    "http://schemas.openxmlformats.org/package/2006",
  ];
  return {
    "[Content_Types].xml": `<Types xmlns="${types}/content-types"><Override PartName="/${target}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${types}/relationships"><Relationship Id="a" Type="${types}/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="b" Type="${office}/relationships/officeDocument" Target="/${target}"/></Relationships>`,
    [target]: part(paragraph("Meera Sampleson")),
  };
}
const archive = (entries: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]))));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

describe("the text of a Word file", () => {
  it.each(["doc", "docx"] as const)("of a word processor is read: %s", async (extension) => {
    const { text, isCut } = await textOf(await readFile(`tests/files/cv.${extension}`), extension);
    expect(text).toContain("Meera");
    expect(isCut).toBe(false);
  });

  it("has paragraphs, items, tabs, breaks and special characters, but nothing deleted, repeated or merely measured", async () => {
    const body = [
      paragraph("Meera &amp; sons &lt;b&gt; ünï"),
      paragraph("first item", "<w:pPr><w:numPr/><w:tabs><w:tab w:val='left'/></w:tabs></w:pPr>"),
      "<w:p><w:r><w:t>2019</w:t><w:tab/><w:t>Bells</w:t><w:br/><w:t>Ltd</w:t></w:r></w:p>",
      "<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>",
      `<mc:AlternateContent><mc:Choice Requires="wps">${paragraph("in a box")}</mc:Choice><mc:Fallback>${paragraph("in a box")}</mc:Fallback></mc:AlternateContent>`,
      "<w:tbl><w:tr><w:tc>",
      paragraph("a cell"),
      "</w:tc></w:tr></w:tbl>",
    ].join("");
    const { text } = await textOf(
      docx(part(body), {
        "word/header1.xml": part(paragraph("meera@example.com")),
        "word/header2.xml": part(paragraph("meera@example.com")),
        "word/footnotes.xml": part(paragraph("a note")),
        "word/comments.xml": part(paragraph("a comment")),
      }),
    );
    expect(text).toBe(
      "meera@example.com\n\nMeera & sons <b> ünï\n• first item\n2019\tBells\nLtd\n\nin a box\na cell\n\na note",
    );
  });

  it("has the addresses behind words and pictures beside them, once", async () => {
    const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${text}</w:hyperlink>`;
    const picture = '<w:r><w:drawing><a:hlinkClick r:id="in"/><a:hlinkClick r:id="in"/></w:drawing></w:r>';
    const body = [
      `<w:p>${link("git", run("Git") + run("Hub"))}${run(" and ")}${link("in", run("LinkedIn"))}${run(", both")}</w:p>`,
      `<w:p>${link("git", run("www.github.com/meera"))} ${link("mail", run("write to me"))}</w:p>`,
      `<w:p>${run("me:")}${picture}${run(" ")}${link("git", "")}</w:p>`,
      `<w:p>${link("gone", run("no address"))} <w:hyperlink w:anchor="top">${run("upwards")}</w:hyperlink></w:p>`,
      `<w:p><w:fldSimple w:instr="HYPERLINK https://example.com/simple">${run("Simple")}</w:fldSimple></w:p>`,
    ].join("");
    const addresses = {
      git: "https://github.com/meera/",
      in: "https://www.linkedin.com/in/meera",
      mail: "mailto:meera@example.com",
    };
    const { text } = await textOf(
      docx(part(body), {
        "word/_rels/document.xml.rels": relationships(addresses),
      }),
    );
    expect(text.split("\n").filter(Boolean)).toEqual([
      "GitHub (https://github.com/meera/) and LinkedIn (https://www.linkedin.com/in/meera), both",
      "www.github.com/meerawrite to me (meera@example.com)",
      "me: https://www.linkedin.com/in/meera https://github.com/meera/",
      "no addressupwards",
      "Simple (https://example.com/simple)",
    ]);
  });

  it("has the addresses behind words in a file of the old format", async () => {
    const [line, shown] = ["Four years of TypeScript and PostgreSQL", "GitHub"];
    const written = `\x13HYPERLINK "https://a.in"\x14${shown}\x15!`.padEnd(line.length, " ");
    const [from, to] = [line, written].map((text) => Buffer.from(text, "utf16le").toString("latin1")) as [
      string,
      string,
    ];
    const file = replaced(await readFile("tests/files/cv.doc"), from, to);
    expect((await textOf(file, "doc")).text).toContain("\nGitHub (https://a.in)!\n");
  });

  it("has what was moved where it is now, and nothing that is deleted or hidden", async () => {
    const hidden = (on = "") => `<w:rPr><w:vanish${on}/></w:rPr>`;
    const body = [
      `<w:p><w:moveFrom>${run("moved")}</w:moveFrom>${run("first")}</w:p>`,
      `<w:p><w:moveTo>${run("moved")}</w:moveTo></w:p>`,
      `<w:p>${run("kept")}<w:del><w:r><w:tab/><w:br/><w:delText>deleted</w:delText></w:r></w:del></w:p>`,
      `<w:p>${run("secret", hidden())}${run("shown", hidden(' w:val="0"'))}<w:ins>${run(" new")}</w:ins></w:p>`,
      `<w:p><w:pPr>${hidden()}</w:pPr>${run("of a hidden mark")}</w:p>`,
    ].join("");
    const { text } = await textOf(docx(part(body)));
    expect(text.split("\n")).toEqual(["first", "moved", "kept", "shown new", "of a hidden mark"]);
  });

  it("is cut where it is too long, and says so", async () => {
    const { text, isCut } = await textOf(docx(part(paragraph("long ".repeat(50_000)))));
    expect(isCut).toBe(true);
    expect(text).toHaveLength(200_000);
  });
});

describe("a hostile Word file", () => {
  // A process that is ended by force causes a warning.
  afterEach(() => expect(console.warn).not.toHaveBeenCalled());

  it("that unpacks to more than its limit is refused by what it declares", async () => {
    const bomb = docx(part(paragraph(" ".repeat(21 * 1024 ** 2))));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(textOf(bomb)).rejects.toEqual(unreadable);
  });

  it("that declares less than it unpacks to is refused by what it does", { tags: ["full"] }, async () => {
    const bomb = docx(part(paragraph(" ".repeat(30 * 1024 ** 2))));
    await expect(textOf(declaring(bomb, 1_000))).rejects.toEqual(unreadable);
    await expect(textOf(declaring(docx(part(paragraph("honest"))), 1))).rejects.toEqual(unreadable);
  });

  it.each([
    ["an external entity", '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>', "&x;"],
    ["entities in entities", '<!DOCTYPE w:document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>', "&b;"],
  ])("with %s is refused", async (_, declaration, text) => {
    await expect(textOf(docx(part(paragraph(text), declaration)))).rejects.toEqual(unreadable);
  });

  it.each(["../../../../tmp/evil.txt", "/tmp/evil.txt", "..\\..\\evil.txt"])(
    "with the path %j in a name writes nothing there",
    async (name) => {
      const placeholder = "x".repeat(name.length);
      const file = replaced(docx(part(paragraph("text")), { [placeholder]: "evil" }), placeholder, name);
      await textOf(file).catch((error) => expect(error).toEqual(unreadable));
      await expect(readFile("/tmp/evil.txt")).rejects.toMatchObject({ code: "ENOENT" });
      const { text } = await textOf(docx(part(paragraph("text")), { [`word/${placeholder}.xml`]: "evil" }));
      expect(text).toBe("text");
    },
  );

  it("that is nested deeply, broken off, of many entries or none at all is refused", { tags: ["full"] }, async () => {
    const whole = docx(part(paragraph("text")));
    const deep = `${"<w:p>".repeat(100_000)}${"</w:p>".repeat(100_000)}`;
    const many = Object.fromEntries(Array.from({ length: 6_000 }, (_, number) => [`a${number}`, ""]));
    for (const file of [
      docx(part(deep)),
      docx(part(paragraph("text"), "<broken")),
      docx(part(""), many),
      whole.subarray(0, whole.length / 2),
      Buffer.from("PK"),
      Buffer.alloc(0),
    ]) {
      await expect(textOf(file)).rejects.toEqual(unreadable);
    }
    const doc = await readFile("tests/files/cv.doc");
    for (const length of [0, 8, 512, 600, 2_000]) {
      await expect(textOf(doc.subarray(0, length), "doc")).rejects.toEqual(unreadable);
    }
  });

  it.each([
    ["sectors of 2 GB", (header: Buffer) => header.writeUInt16LE(31, 30)],
    ["400,000 sectors of allocation tables", (header: Buffer) => header.writeUInt32LE(400_000, 44)],
  ])("whose header claims %s is refused before anything is allocated", async (_claim, write) => {
    const file = await readFile("tests/files/cv.doc");
    write(file);
    await expect(textOf(file, "doc")).rejects.toEqual(unreadable);
  });
});

describe("the process that reads a Word file", () => {
  it("has none of the settings, and reads, writes and starts nothing", async () => {
    expect(await inProcess("done(Object.keys(process.env))")).toBe("");
    const attempts = `
      const fs = require("node:fs");
      const tried = (what) => { try { what(); return "done"; } catch (error) { return error.code; } };
      done([
        tried(() => fs.readFileSync("/etc/passwd")),
        tried(() => fs.readFileSync(${JSON.stringify(path.resolve("package.json"))})),
        tried(() => fs.writeFileSync("/tmp/evil.txt", "")),
        tried(() => require("node:child_process").spawnSync("true")),
        tried(() => new (require("node:worker_threads").Worker)("0", { eval: true })),
        tried(() => eval("1")) ?? "no code",
      ]);`;
    expect((await inProcess(attempts)).split(",")).toEqual([
      "ERR_ACCESS_DENIED",
      "ERR_ACCESS_DENIED",
      "ERR_ACCESS_DENIED",
      "ERR_ACCESS_DENIED",
      "ERR_ACCESS_DENIED",
      "no code",
    ]);
  });

  it.each<[string, string, number?]>([
    ["takes too long", "for (;;);", 500],
    ["takes too much memory", "const all = []; for (;;) all.push(new Array(100_000).fill(all.length));"],
    [
      "keeps too much outside of its heap",
      "const all = []; for (let at = 0; at < 128; at += 1) all.push(Buffer.alloc(8e6, 1)); done(all.length);",
    ],
    ["writes too much", "setInterval(() => process.stdout.write('x'.repeat(100_000)), 1);"],
    ["fails", "throw new Error();"],
  ])("is ended when it %s, and the log says so", async (_, code, timeoutMs = LONG_MS) => {
    await expect(inProcess(code, timeoutMs)).rejects.toEqual(unreadable);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it("is one of two at a time, and whoever comes when many wait is told to come again", {
    tags: ["full"],
  }, async () => {
    const file = docx(part(paragraph("text")));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => textOf(file)));
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(8);
    for (const answer of refused) {
      expect(answer).toMatchObject({ reason: expect.objectContaining({ code: "RATE_LIMITED" }) });
    }
  });
});

describe("a zip file that a stranger sends", () => {
  const kindOf = (content: Buffer, script = SCRIPT, timeoutMs = LONG_MS) =>
    kindOfZip(new Blob([new Uint8Array(content)]), { script, timeoutMs });

  it("is a Word file by its lists of parts, not by their names", async () => {
    const sheet = listing("xl/workbook.xml", "spreadsheetml.sheet");
    expect(await kindOf(archive(listing("word/document2.xml", "wordprocessingml.document")))).toBe("docx");
    expect(await kindOf(archive(sheet))).toBeUndefined();
    expect(await kindOf(archive({ ...sheet, "word/document.xml": "" }))).toBeUndefined();
    expect(await kindOf(docx(part("")).subarray(0, 200))).toBe("damaged");
  });

  it("is taken unread when others keep the reader busy, and nobody of the staff waits for it", async () => {
    await withScript("for (;;);", async (script) => {
      const file = archive(listing("xl/workbook.xml", "spreadsheetml.sheet"));
      const kinds = Promise.all(Array.from({ length: 20 }, () => kindOf(file, script, 3_000)));
      expect(await Promise.race([kinds, textOf(docx(part(paragraph("text"))))])).toMatchObject({ text: "text" });
      expect(new Set(await kinds)).toEqual(new Set(["docx"]));
    });
  });
});

describe("a jobs admin who looks at a résumé", () => {
  const job = ownJob();

  async function send(content: Buffer): Promise<string> {
    await sql("delete from rate_limits");
    const answer = await rest("/api/job-applications", {
      method: "POST",
      body: applicationForm(new File([new Uint8Array(content)], "cv.docx"), {
        job: job.id,
        email: `${crypto.randomUUID()}@example.com`,
      }),
      headers: site("10.0.9.9"),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  }

  it("gets its text, and leaves a note of it", async () => {
    const id = await send(docx(part(paragraph("Meera Sampleson"))));
    const answer = await rest(`/api/job-applications/${id}/resume/text`, { who: "jobs-admin" });
    expect(await answer.json()).toEqual({ text: "Meera Sampleson", isCut: false });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await rest(`/api/job-applications/${id}/resume?view=true`, { who: "jobs-admin" });
    const notes = await sql("select action from audit_entries where subject = ?", `job-application ${id}`);
    expect(notes.filter(({ action }) => action === "resume.view")).toHaveLength(2);
  });

  it("gets the text of a file by Word Online, whose main part has another name", async () => {
    const id = await send(archive(listing("word/document2.xml", "wordprocessingml.document")));
    const answer = await rest(`/api/job-applications/${id}/resume/text`, { who: "jobs-admin" });
    expect(await answer.json()).toEqual({ text: "Meera Sampleson", isCut: false });
  });

  it("is told when it can't be read, or is none", async () => {
    const id = await send(docx(part("<w:p>")));
    const answer = await rest(`/api/job-applications/${id}/resume/text`, { who: "jobs-admin" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "RESUME_UNREADABLE" } });
    const missing = await rest(`/api/job-applications/${crypto.randomUUID()}/resume/text`, { who: "jobs-admin" });
    expect(missing.status).toBe(404);
  });
});
