import { readFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import type { Frame, Page } from "@playwright/test";
import { product } from "../product";
import { eraseApplications, sendApplication } from "./application-form";
import { expect, expectAccessible, refusals, signInAs, test } from "./fixtures";
import { jobs } from "./panel";

const PDF = "application/pdf";
const WORD_FILES = path.resolve("../cms/tests/files");
const UNREADABLE = "This PDF can’t be shown here. Download it to read it.";

const addresses: string[] = [];
let jobId: string;

async function send(content: Buffer, file = "cv.pdf", type = PDF, fields: Record<string, string> = {}) {
  const mark = crypto.randomUUID().slice(0, 8);
  const values = { job: jobId, name: `Ravi ${mark}`, email: `ravi.${mark}@example.com`, ...fields };
  addresses.push(values.email);
  const id = await sendApplication(new File([new Uint8Array(content)], file, { type }), values);
  return { id, name: values.name };
}

const sendWord = async (file: string) => send(await readFile(path.join(WORD_FILES, file)), file, "");

/** Leaves out the table of objects, because readers search for objects without one. */
function pdfOf(objects: string[]): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`, "latin1");
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
const FONT = "<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";
const page = (others = "") =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources ${FONT} /Contents 3 0 R ${others} >>`;
const TEXT = stream("BT /F 24 Tf 60 700 Td (Violinist since 2019) Tj ET");

async function openPanel(browserPage: Page, name: string) {
  await browserPage.goto(`/admin?q=${encodeURIComponent(name)}`);
  await browserPage.getByRole("region", { name: "Job Applicants" }).getByRole("button", { name }).click();
  return browserPage.getByRole("dialog", { name });
}

async function frameOf(browserPage: Page, name: string): Promise<Frame> {
  const element = await browserPage.locator(`iframe[title="Résumé of ${name}"]`).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error("There is no frame.");
  return frame;
}

/** Tries everything that a PDF's script, or one that took over the reader, could reach. */
const reach = (frame: Frame) =>
  frame.evaluate(async () => {
    const tried = async (what: () => unknown) => {
      try {
        return `reached ${await what()}`;
      } catch {
        return "refused";
      }
    };
    return {
      origin: self.origin,
      cookies: await tried(() => document.cookie),
      storage: await tried(() => localStorage.length),
      page: await tried(() => parent.document.title),
      session: await tried(async () => (await fetch("/api/session")).status),
      elsewhere: await tried(async () => (await fetch("http://127.0.0.1:9/")).status),
      picture: await tried(
        () =>
          new Promise((resolve, reject) => {
            const picture = new Image();
            picture.onload = resolve;
            picture.onerror = reject;
            picture.src = "/icon-192.png";
          }),
      ),
      popup: await tried(() => open("about:blank")?.name ?? Promise.reject()),
      code: await tried(() => new Function("return 1")()),
    };
  });

const NOTHING = {
  origin: "null",
  cookies: "refused",
  storage: "refused",
  page: "refused",
  session: "refused",
  elsewhere: "refused",
  picture: "refused",
  popup: "refused",
  code: "refused",
};

test.beforeAll(async () => {
  const { documentId } = await jobs.publish({
    title: `Violinist ${crypto.randomUUID().slice(0, 8)}`,
    details: "Full time • Remote • 3+ years",
    description: "Plays.",
    requirements: "Bow",
  });
  jobId = documentId;
});

test.afterAll(async () => {
  await jobs.remove(jobId);
  await eraseApplications(addresses);
});

test.beforeEach(async ({ page: browserPage }) => signInAs(browserPage, "jobs-admin"));

test("a PDF is drawn beside the fields, with its text, and nothing of it is loaded before", {
  tag: "@journey",
}, async ({ page: browserPage, pdf }) => {
  const refused = await refusals(browserPage);
  const { name, id } = await send(pdf);
  const loaded: string[] = [];
  browserPage.on("request", (request) => loaded.push(request.url()));
  await browserPage.goto(`/admin?q=${encodeURIComponent(name)}`);
  await expect(browserPage.getByRole("button", { name })).toBeVisible();
  expect(loaded.filter((address) => /\.mjs|resume/.test(address))).toEqual([]);

  const panel = await openPanel(browserPage, name);
  await expect(panel.getByText("1 page", { exact: true })).toBeVisible();
  const frame = await frameOf(browserPage, name);
  await expect(frame.getByRole("region", { name: "Page 1 of 1" })).toContainText("Meera Sampleson, software engineer");
  const inked = await frame.locator("section canvas").evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.some((value, index) => index % 4 === 0 && value < 128);
  });
  expect(inked).toBe(true);
  expect(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const [left, right] = [
    await panel.locator("iframe").boundingBox(),
    await panel.getByText("Notice period").boundingBox(),
  ];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  await expectAccessible(browserPage);
  expect(loaded.filter((address) => address.includes(`/api/resumes/${id}`))).toHaveLength(1);
  expect(refused).toEqual([]);

  await panel.getByRole("button", { name: "Previous" }).focus();
  await browserPage.keyboard.press("r");
  await expect(panel.locator("iframe")).toBeFocused();
  await browserPage.keyboard.press("Shift+Tab");
  await expect(panel.locator("iframe")).not.toBeFocused();
  const [download] = await Promise.all([browserPage.waitForEvent("download"), browserPage.keyboard.press("d")]);
  expect(download.suggestedFilename()).toBe("cv.pdf");
});

test("a PDF is drawn after a sign-in, which loads no new document", async ({ page: browserPage, pdf }) => {
  const { name } = await send(pdf);
  await browserPage.context().clearCookies();
  await browserPage.goto("/admin-login");
  await browserPage.evaluate(() => localStorage.clear());
  await browserPage.getByPlaceholder("Admin Email").fill(product.JOBS_ADMIN_EMAIL);
  await browserPage.getByLabel("Password").fill(product.JOBS_ADMIN_PASSWORD);
  await browserPage.getByRole("button", { name: "Login", exact: true }).click();
  await expect(browserPage).toHaveURL(/\/admin$/);
  await browserPage.getByRole("searchbox", { name: "Search applicants" }).fill(name);
  await browserPage.getByRole("button", { name }).click();
  await expect(browserPage.getByRole("dialog").getByText("1 page", { exact: true })).toBeVisible();
});

test("the frame of a résumé has no session, no network and no way out", { tag: "@failing-requests" }, async ({
  page: browserPage,
  pdf,
}) => {
  const { name } = await send(pdf);
  const panel = await openPanel(browserPage, name);
  await expect(panel.getByText("1 page", { exact: true })).toBeVisible();
  const frame = await frameOf(browserPage, name);
  expect(await reach(frame)).toEqual(NOTHING);

  const gone: string[] = [];
  browserPage.on("request", (request) => gone.push(request.url()));
  await frame.evaluate(() => location.assign("http://127.0.0.1:9/?stolen")).catch(() => {});
  await expect(panel.getByText(UNREADABLE)).toBeVisible();
  expect(gone.filter((address) => address.includes("stolen"))).toEqual([]);

  const answer = await browserPage.request.get("/api/resume-viewer");
  expect(answer.headers()).toMatchObject({
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; script-src 'sha256-[^']+' blob:; .*frame-ancestors 'self'; sandbox allow-scripts$/,
    ),
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
  });
  await browserPage.goto("/api/resume-viewer");
  expect(await browserPage.evaluate(() => self.origin)).toBe("null");
});

test("scripts, actions and links of a PDF do nothing", async ({ page: browserPage, context }) => {
  const script =
    "app.alert('ran'); this.submitForm('http://127.0.0.1:9/ran'); app.launchURL('http://127.0.0.1:9/ran');";
  const run = `<< /S /JavaScript /JS (${script.replaceAll("(", "\\(").replaceAll(")", "\\)")}) >>`;
  const link = `<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A << /S /URI /URI (http://127.0.0.1:9/ran) >> >>`;
  const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f) /Rect [10 10 90 30] /AA << /Fo ${run} /K ${run} >> >>`;
  const { name } = await send(
    pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /OpenAction ${run} /AA << /WC ${run} >> /AcroForm << /Fields [6 0 R] >> /Names << /JavaScript << /Names [(a) ${run}] >> >> >>`,
      "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
      TEXT,
      page(`/Annots [5 0 R 6 0 R] /AA << /O ${run} >>`),
      link,
      field,
    ]),
  );
  const signs: string[] = [];
  browserPage.on("dialog", (dialog) => {
    signs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on("page", (other) => signs.push(other.url()));
  context.on("request", (request) => request.url().includes("ran") && signs.push(request.url()));
  const panel = await openPanel(browserPage, name);
  await expect(panel.getByText("1 page", { exact: true })).toBeVisible();
  const frame = await frameOf(browserPage, name);
  await expect(frame.getByRole("region", { name: "Page 1 of 1" })).toContainText("Violinist since 2019");
  await expect(frame.getByRole("link")).toHaveCount(0);
  await frame.locator("section").click();
  await frame.locator("section").click({ position: { x: 30, y: 30 } });
  await expect(browserPage).toHaveURL(/\/admin/);
  expect(signs).toEqual([]);
});

/** Makes a page whose font isn't in the file, with a text in its encoding. */
function pdfWithout(encoding: string, ordering: string, text: string, toUnicode = ""): Buffer {
  const descriptor =
    "<< /Type /FontDescriptor /FontName /Absent /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>";
  const system = `<< /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >>`;
  const descendant = `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Absent /CIDSystemInfo ${system} /DW 1000 /FontDescriptor ${descriptor} >>`;
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Absent /Encoding /${encoding} /DescendantFonts [${descendant}] ${toUnicode && "/ToUnicode 5 0 R"} >>`;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    stream(`BT /C 24 Tf 60 700 Td <${text}> Tj ET`),
    page().replace(FONT, `<< /Font << /C ${font} >> >>`),
    stream(toUnicode),
  ]);
}

for (const { language, encoding, ordering, text, word } of [
  { language: "Chinese", encoding: "UniGB-UCS2-H", ordering: "GB1", text: "738B82B3", word: "王芳" },
  { language: "Chinese", encoding: "GBK-EUC-H", ordering: "GB1", text: "CDF5B7BC", word: "王芳" },
  { language: "Chinese", encoding: "ETen-B5-H", ordering: "CNS1", text: "A4FDAADA", word: "王芳" },
  { language: "Japanese", encoding: "90ms-RKSJ-H", ordering: "Japan1", text: "8E52936391BE9859", word: "山田太郎" },
  { language: "Korean", encoding: "KSCms-UHC-H", ordering: "Korea1", text: "B1E8", word: "김" },
]) {
  test(`a PDF in ${language} without its fonts is drawn: ${encoding}`, async ({ page: browserPage }) => {
    const refused = await refusals(browserPage);
    const { name } = await send(pdfWithout(encoding, ordering, text));
    const panel = await openPanel(browserPage, name);
    await expect(panel.getByText("1 page", { exact: true })).toBeVisible();
    const frame = await frameOf(browserPage, name);
    await expect(frame.getByRole("region", { name: "Page 1 of 1" })).toContainText(word);
    expect(refused).toEqual([]);
  });
}

test("a page says that letters are missing whose font is neither in the PDF nor on the device", async ({
  page: browserPage,
}) => {
  const letter = "beginbfchar <0001> <D839DDD0> endbfchar";
  const { name } = await send(pdfWithout("Identity-H", "Identity", "0001", `1 ${letter}`));
  await openPanel(browserPage, name);
  const frame = await frameOf(browserPage, name);
  const note = frame.getByText("Letters are missing on this page");
  await expect(note).toBeVisible();

  const latin = await send(
    pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [4 0 R] /Count 1 >>", TEXT, page()]),
  );
  await openPanel(browserPage, latin.name);
  const other = await frameOf(browserPage, latin.name);
  await expect(other.getByRole("region", { name: "Page 1 of 1" })).toContainText("Violinist");
  await expect(other.getByText("Letters are missing on this page")).toHaveCount(0);
});

test("of 5,000 pages the first hundred are there, and only those in view are drawn", async ({ page: browserPage }) => {
  const kids = Array.from({ length: 5_000 }, (_, index) => `${index + 4} 0 R`).join(" ");
  const { name } = await send(
    pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      `<< /Type /Pages /Kids [${kids}] /Count 5000 >>`,
      TEXT,
      ...Array.from({ length: 5_000 }, () => page()),
    ]),
  );
  const panel = await openPanel(browserPage, name);
  await expect(panel.getByText("The first 100 of 5,000 pages. Download the file for the others.")).toBeVisible();
  const frame = await frameOf(browserPage, name);
  await expect(frame.locator("section")).toHaveCount(100);
  const drawn = frame.locator("section canvas");
  await expect.poll(() => drawn.count()).toBeGreaterThan(0);
  expect(await drawn.count()).toBeLessThan(6);
  await frame.locator("section").last().scrollIntoViewIfNeeded();
  await expect(frame.getByRole("region", { name: "Page 100 of 5000" })).toContainText("Violinist");
  expect(await drawn.count()).toBeLessThan(6);
  await expect(frame.getByRole("region", { name: "Page 1 of 5000" }).locator("canvas")).toHaveCount(0);
});

test("a PDF that is protected or broken is said to be, with the file to download", async ({ page: browserPage }) => {
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"00".repeat(32)}> /U <${"11".repeat(32)}> >>`;
  const catalog = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [4 0 R] /Count 1 >>"];
  const plain = pdfOf([...catalog, TEXT, page()]);
  const locked = Buffer.from(
    plain.toString("latin1").replace("trailer <<", `trailer << ${lock} /ID [<00><00>]`),
    "latin1",
  );
  for (const [content, text] of [
    [
      locked,
      "This PDF is protected by a password. Download it to open it with the password, or ask the applicant for one without.",
    ],
    [Buffer.from("%PDF-1.7\n%%EOF"), UNREADABLE],
    [Buffer.concat([plain.subarray(0, 60), Buffer.from("%%EOF")]), UNREADABLE],
  ] as const) {
    const { name } = await send(content);
    const panel = await openPanel(browserPage, name);
    await expect(panel.getByRole("alert")).toHaveText(text);
    await expect(panel.locator("iframe")).toHaveCount(0);
    const [download] = await Promise.all([
      browserPage.waitForEvent("download"),
      panel.getByRole("link", { name: "Download the original" }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(content);
  }
});

test("a PDF that is drawn without end is given up, and one as long as a road is cut", async ({ page: browserPage }) => {
  const lines = deflateSync("0 0 m 600 800 l S\n".repeat(6_000_000)).toString("latin1");
  const endless = `<< /Length ${lines.length} /Filter /FlateDecode >>\nstream\n${lines}\nendstream`;
  const catalog = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [4 0 R] /Count 1 >>"];
  const long = await send(pdfOf([...catalog, TEXT, page().replace("600 800", "600 9000000")]));
  await expect((await openPanel(browserPage, long.name)).getByText("1 page", { exact: true })).toBeVisible();
  const frame = await frameOf(browserPage, long.name);
  const { width, height } = (await frame.locator("section canvas").boundingBox()) ?? { width: 0, height: 0 };
  expect(height / width).toBeCloseTo(5, 1);

  const { name } = await send(pdfOf([...catalog, endless, page()]));
  const panel = await openPanel(browserPage, name);
  await expect(panel.getByText("Loading the résumé...")).toBeVisible();
  await panel.getByRole("combobox", { name: "Status" }).selectOption("Rejected");
  await expect(panel.getByRole("combobox", { name: "Status" })).toHaveValue("rejected");
  await expect(panel.getByRole("alert")).toHaveText(UNREADABLE);
});

test("a Word file is shown as text, never as markup", async ({ page: browserPage }) => {
  for (const file of ["cv.doc", "cv.docx"]) {
    const { name } = await sendWord(file);
    const panel = await openPanel(browserPage, name);
    const text = panel.getByRole("region", { name: `Text of the résumé of ${name}` });
    await expect(text).toContainText("Four years of TypeScript and PostgreSQL");
    await expect(panel.getByText("The text of the Word file, without its layout")).toBeVisible();
    await expect(panel.locator("iframe")).toHaveCount(0);
    await expectAccessible(browserPage);
  }
});
