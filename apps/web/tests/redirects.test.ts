import { beforeEach, expect, it, vi } from "vitest";
import { GET } from "@/app/[...path]/route";
import type { Redirect } from "@/cms/redirects";

const known = vi.hoisted(() => ({ redirects: [] as Redirect[], pages: ["/services", "/services/web", "/contact"] }));

vi.mock("@/cms/redirects", () => ({ listRedirects: async () => known.redirects }));
vi.mock("@/app/page-at", () => ({ isPage: async (path: string) => known.pages.includes(path) }));

beforeEach(() => {
  known.redirects = [
    { from: "/careers/old", to: "/careers/new", permanent: true },
    { from: "/careers/New", to: "/careers/new", permanent: true },
    { from: "/Spring-Fair", to: "/contact#day", permanent: false },
    { from: "/%C3%BCber-uns", to: "/about", permanent: true },
  ];
});

async function led(address: string): Promise<[number, string | null]> {
  const answer = await GET(new Request(`http://site.test${address}`));
  return [answer.status, answer.headers.get("location")];
}

it.each([
  ["/careers/old", 308, "/careers/new"],
  ["/Careers/OLD.", 308, "/careers/new"],
  ["/no-page/at/Careers/Old),", 308, "/careers/new"],
  ["/irregular/at/careers/old", 308, "/careers/new"],
  ["/careers/new", 307, "/"],
  ["/%c3%bcber-uns", 308, "/about"],
  ["/u%CC%88ber-uns", 308, "/about"],
  ["/Spring-Fair", 307, "/contact#day"],
  ["/spring-fair%E2%80%9D", 307, "/contact#day"],
  ["/Services.", 308, "/services"],
  ["/irregular/at/services/web", 308, "/services/web"],
  ["/irregular/at/Services/WEB.", 308, "/services/web"],
  ["/careers/RSS", 308, "/careers/feed.xml"],
  ["/irregular/at/blog/feed", 308, "/blog/feed.xml"],
  ["/irregular/at/blog/rss", 308, "/blog/feed.xml"],
  ["/no-page/at/made-up", 307, "/"],
  ["/no-page/at/%2F%2Fevil", 307, "/"],
])("%s is one redirect away from where it leads", async (address, status, to) => {
  expect(await led(address)).toEqual([status, to]);
});
