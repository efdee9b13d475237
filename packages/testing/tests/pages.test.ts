import { expect, it } from "vitest";
import { type Budget, listOverBudget, listOversized, listShifting } from "../src/pages/budget.ts";
import { weighDocument } from "../src/pages/document.ts";
import { unusedStyle } from "../src/pages/style.ts";
import type { Transfer } from "../src/pages/visit.ts";
import type { WeighedSite } from "../src/pages/weigh.ts";

const WEIGHT = {
  ...weighDocument(""),
  html: 10_000,
  documentGzip: 3_000,
  documentBrotli: 2_500,
  scriptsGzip: 60_000,
  scriptsBrotli: 50_000,
  styleGzip: 5_000,
  styleBrotli: 4_000,
  fonts: 20_000,
  phonePictures: 9_000,
  desktopPictures: 9_000,
  phoneRequests: 3,
  desktopRequests: 3,
};

function site(weight = {}, transfers: Transfer[] = [], parts: Record<string, number> = {}): WeighedSite {
  return {
    style: [{ url: "http://site/style.css", bytes: 9_000, unused: 1_000, longestUnused: ".x{}" }],
    routes: [
      {
        name: "/about",
        weight: { ...WEIGHT, ...weight },
        transfers: { phone: transfers, desktop: transfers },
        parts,
        shifts: { phone: [], desktop: [] },
        pictures: { phone: [], desktop: [] },
      },
    ],
  };
}

const script = (name: string, bytes: number): Transfer => ({ url: `http://site/${name}.js`, type: "Script", bytes });

it("tells the payload apart from the rest, and what of it stands in the markup", () => {
  const long = 'A "quoted" text & more';
  const row = `1:["$","p",null,{"className":"lead","title":${JSON.stringify(long)}}]\n`;
  const text = "2:T17,A long text with\nlines.3:false\n";
  const payload = (row + text).replace(/[\\`]/g, "\\$&");
  const pushes = `self.__next_f.push([1,\`${payload}\`])`;
  const markup = '<p title="A &quot;quoted&quot; text &amp; more"></p><style>p{color:red}</style>';
  const weight = weighDocument(`${markup}<script>start();${pushes}</script>`);
  expect(weight.inlineStyle).toBe("p{color:red}".length);
  expect(weight.html).toBe(markup.length + pushes.length + "<script>start();</script>".length - weight.inlineStyle);
  expect(weight.payload).toBe(pushes.length);
  expect(weight.payloadTwice).toBe(long.length);
});

const LIMITS = {
  html: 10_000,
  documentBrotli: 2_500,
  scriptsBrotli: 50_000,
  styleBrotli: 4_000,
  fonts: 20_000,
  pictures: 9_000,
  requests: 3,
};
const BUDGET: Budget = { unusedStyle: 1_000, everyPage: LIMITS, exceptions: {} };

it("takes what is within the limits", () => {
  expect(listOverBudget(site(), BUDGET)).toEqual([]);
});

it("names the files that make a page too heavy, the heaviest first", () => {
  const now = site({ scriptsBrotli: 53_000 }, [script("old", 3_000), script("new", 50_000)]);
  expect(listOverBudget(now, BUDGET)).toEqual([
    expect.stringMatching(
      /^\/about: scriptsBrotli 53000, 50000 in the budget: http:\/\/site\/new\.js \(50000\), .*\. If it is meant, raise/,
    ),
  ]);
});

it("names the heaviest parts of a page", () => {
  const now = site({ html: 10_001 }, [], { "<header>": 900, "<section> Story": 1_100 });
  expect(listOverBudget(now, BUDGET)).toEqual([expect.stringContaining("<section> Story (1100), <header> (900)")]);
});

it("counts pictures and requests on the screen that has more of them", () => {
  const now = site({ desktopPictures: 9_001, phoneRequests: 4 });
  expect(listOverBudget(now, BUDGET)).toEqual([
    expect.stringContaining("pictures 9001"),
    expect.stringContaining("requests 4"),
  ]);
});

it("takes more from a page that may have more, and no exception for a page that is not there", () => {
  const exceptions = { "/about": { html: 11_000 } };
  expect(listOverBudget(site({ html: 11_000 }), { ...BUDGET, exceptions })).toEqual([]);
  expect(listOverBudget(site(), { ...BUDGET, exceptions: { "/gone": {} } })).toEqual([
    expect.stringContaining("/gone has limits"),
  ]);
});

it("names style that no page uses", () => {
  expect(listOverBudget(site(), { ...BUDGET, unusedStyle: 900 })).toEqual([
    expect.stringContaining("1000 bytes of style"),
  ]);
});

it("names what moves and pictures that are far too large", () => {
  const moving = site();
  moving.routes[0]?.shifts.phone.push({ value: 0.03, elements: ["<h1>"] });
  moving.routes[0]?.pictures.desktop.push({ element: '<img alt="A map">', file: "/map.webp", pixels: 640, shown: 300 });
  expect(listShifting(moving)).toEqual(["/about on a phone shifts by 0.03: <h1>"]);
  expect(listOversized(moving)).toEqual(['/about on a desktop: <img alt="A map">, 640 pixels for 300: /map.webp']);
});

it("counts style that some page uses as used", () => {
  const sheet = { url: "http://site/style.css", text: "a{}b{}c{}" };
  const used = unusedStyle([
    { ...sheet, used: [{ start: 0, end: 3 }] },
    {
      ...sheet,
      used: [
        { start: 0, end: 3 },
        { start: 6, end: 9 },
      ],
    },
  ]);
  expect(used).toEqual([{ url: sheet.url, bytes: 9, unused: 3, longestUnused: "b{}" }]);
});
