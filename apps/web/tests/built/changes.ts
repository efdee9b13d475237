import { expect } from "vitest";
import { idOf } from "../content-cms";
import { SECRET } from "../site";
import { METRICS_TOKEN, type renderedSite } from "./shared-sites";

type Rendered = Awaited<ReturnType<typeof renderedSite>>;

/** Reads a site's pages, and tells it of changes as the CMS does. */
export function changesAt(rendered: () => Rendered) {
  /** While it renders what changed before, a busy site may take the CMS for away and show a page as it was. */
  const settle = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = async () => (await fetch(`${rendered().site.url}/api/metrics`, { headers })).text();
    await expect.poll(metrics).toMatch(/^site_revalidations_waiting 0$/m);
  };
  const read = async (path: string) => {
    const answer = await fetch(rendered().site.url + path);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const tell = async (type: string, documents: string[] = []) => {
    const answer = await fetch(`${rendered().site.url}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${SECRET}`, "content-type": "application/json" },
      body: JSON.stringify({ types: [type], documents }),
    });
    expect(answer.status).toBe(200);
  };
  const expectShown = async (path: string, type: string, place: string) => {
    const { cms } = rendered();
    const said = `changed-${type}`;
    // A page that is a minute old is rendered in the background, and whoever comes meanwhile gets that render.
    await tell(type, [idOf(3)]);
    await settle();
    expect(await read(path)).not.toContain(said);
    cms.says.set(place, said);
    await tell(type, [idOf(3)]);
    const shown = await read(path);
    cms.says.delete(place);
    expect(shown).toContain(said);
    await tell(type, [idOf(3)]);
    expect(await read(path)).not.toContain(said);
  };
  return { settle, read, tell, expectShown };
}
