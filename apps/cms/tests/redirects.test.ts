import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { panel, rest, site } from "./cms";
import { makeDue } from "./schedule";

type Redirect = { documentId: string; from: string; to: string; permanent: boolean };
type Job = { documentId: string; slug: string };
type Refusal = { error: { details: { errors: { path: string[]; message: string }[] } } };

const redirects = panel.collection<Redirect>("plugin::page-redirects.redirect");
const jobs = panel.collection<Job>("job");
const JOB = { title: "Redirected", details: "Full time", description: "a", requirements: "b" };
const made: string[] = [];
let others: string[];

const name = () => `r-${randomUUID().slice(0, 8)}`;

async function publishJob(slug: string, id?: string): Promise<Job> {
  const job = await jobs.publish({ ...JOB, slug }, id);
  made.push(job.documentId);
  return job;
}

async function unpublish({ documentId }: Job): Promise<void> {
  await panel.get("POST", `${jobs.address}/${documentId}/actions/unpublish`, {});
}

async function ofSite(from: string): Promise<string | undefined> {
  const answer = await rest("/api/redirects", { headers: site("10.0.0.1") });
  return ((await answer.json()) as Redirect[]).find((redirect) => redirect.from === from)?.to;
}

async function refusal(fields: object): Promise<(string | undefined)[]> {
  const answer = await panel.ask("POST", redirects.address, { permanent: true, ...fields });
  const { error } = (await answer.json()) as Refusal;
  return [String(answer.status), ...error.details.errors.flatMap(({ path, message }) => [path.join("."), message])];
}

const DEAD_END = ["400", "to", "There is no page at this address. Publish it first, or choose another."];

const ownRedirects = async () => (await redirects.list()).filter(({ documentId }) => !others.includes(documentId));

beforeAll(async () => {
  others = (await redirects.list()).map(({ documentId }) => documentId);
});
afterEach(async () => {
  for (const id of made.splice(0)) await jobs.remove(id);
  for (const { documentId } of await ownRedirects()) await redirects.remove(documentId);
});

describe("a job that gets another address", () => {
  it("leaves a redirect, and no stops in between when it gets a third", async () => {
    const [first, second, third] = [name(), name(), name()];
    const { documentId } = await publishJob(first);
    await jobs.draft({ slug: second }, documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(undefined);
    await jobs.publish({}, documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(`/careers/${second}`);

    await jobs.publish({ slug: third }, documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(`/careers/${third}`);
    expect(await ofSite(`/careers/${second}`)).toBe(`/careers/${third}`);
  });

  it("leaves none once it has its old address again, or is deleted", async () => {
    const [first, second] = [name(), name()];
    const { documentId } = await publishJob(first);
    await jobs.publish({ slug: second }, documentId);
    await jobs.publish({ slug: first }, documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(undefined);
    expect(await ofSite(`/careers/${second}`)).toBe(`/careers/${first}`);

    await jobs.remove(documentId);
    expect(await ofSite(`/careers/${second}`)).toBe(undefined);
  });

  it("gives way to another that is published there", async () => {
    const [first, second] = [name(), name()];
    const { documentId } = await publishJob(first);
    await jobs.publish({ slug: second }, documentId);
    await publishJob(first);
    expect(await ofSite(`/careers/${first}`)).toBe(undefined);
  });
});

describe("a job that gets another address while it is unpublished", () => {
  it("leaves a redirect once it is published again", async () => {
    const [older, first, second] = [name(), name(), name()];
    const job = await publishJob(older);
    await jobs.publish({ slug: first }, job.documentId);
    await unpublish(job);
    await jobs.draft({ slug: name() }, job.documentId);
    await jobs.draft({ slug: second }, job.documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(undefined);

    await jobs.publish({}, job.documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(`/careers/${second}`);
    expect(await ofSite(`/careers/${older}`)).toBe(`/careers/${second}`);
  });

  it("leaves one by its schedule as well", { tags: ["full"] }, async () => {
    const [first, second] = [name(), name()];
    const job = await publishJob(first);
    await unpublish(job);
    await jobs.draft({ slug: second, publishAt: "2199-01-01T00:00:00Z" }, job.documentId);
    await makeDue("jobs", job.documentId, "publish_at");
    await expect.poll(() => ofSite(`/careers/${first}`)).toBe(`/careers/${second}`);
  });

  it("leaves none at the address it comes back to, which may have led on meanwhile", async () => {
    const [other, first] = [name(), name()];
    await publishJob(other);
    const job = await publishJob(first);
    await unpublish(job);
    await redirects.draft({ from: `/careers/${first}`, to: `/careers/${other}` });
    await jobs.publish({}, job.documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(undefined);
  });

  it("leaves what has been published there meanwhile, and what leads there", async () => {
    const [older, first, second] = [name(), name(), name()];
    const job = await publishJob(first);
    await unpublish(job);
    await jobs.draft({ slug: second }, job.documentId);
    await publishJob(first);
    await redirects.draft({ from: `/careers/${older}`, to: `/careers/${first}` });
    await jobs.publish({}, job.documentId);
    expect(await ofSite(`/careers/${first}`)).toBe(undefined);
    expect(await ofSite(`/careers/${older}`)).toBe(`/careers/${first}`);
  });

  it("leaves a redirect by hand as it is", async () => {
    const first = name();
    const job = await publishJob(first);
    await unpublish(job);
    await redirects.draft({ from: `/careers/${first}`, to: "/careers" });
    await jobs.publish({ slug: name() }, job.documentId);
    expect(await ofSite(`/careers/${first}`)).toBe("/careers");
  });

  it("takes the redirects to it along when it is deleted", async () => {
    const [older, first] = [name(), name()];
    const job = await publishJob(older);
    await jobs.publish({ slug: first }, job.documentId);
    await unpublish(job);
    await jobs.remove(job.documentId);
    expect(await ofSite(`/careers/${older}`)).toBe(undefined);
  });
});

describe("a redirect by hand", () => {
  it("is taken as browsers ask for it, and leads to the end of a chain", async () => {
    const [old, older] = [name(), name()];
    const entry = await redirects.draft({ from: ` /${old}/ `, to: "/services/?from=old#faq", permanent: false });
    expect(entry).toMatchObject({ from: `/${old}`, to: "/services?from=old#faq", permanent: false });
    await redirects.draft({ from: `/${older}`, to: `/${old}`, permanent: true });
    expect(await ofSite(`/${older}`)).toBe("/services?from=old#faq");

    await redirects.draft({ to: "/about" }, entry.documentId);
    expect(await ofSite(`/${old}`)).toBe("/about");
    await redirects.draft({ from: `/${name()}` }, entry.documentId);
    expect(await ofSite(`/${old}`)).toBe(undefined);
  });

  it("has those lead on that led to where it begins", async () => {
    const [first, second] = [name(), name()];
    const { documentId } = await publishJob(second);
    await redirects.draft({ from: `/${first}`, to: `/careers/${second}` });
    await jobs.publish({ slug: name() }, documentId);
    const { slug } = await jobs.read(documentId);
    expect(await ofSite(`/${first}`)).toBe(`/careers/${slug}`);
  });

  it.each([
    ["/careers/no-such-job", DEAD_END],
    ["/blog/00000000-0000-4000-8000-000000000000", DEAD_END],
    ["/blog/tags/no-such-tag", DEAD_END],
    ["/nowhere", DEAD_END],
    ["/%E0%A4%A", ["400", "to", "Enter a path of this site, such as /services."]],
    ["/admin", DEAD_END],
    ["https://example.com/", ["400", "to", "Enter a path of this site, such as /services."]],
    ["//example.com/", ["400", "to", "Enter a path of this site, such as /services."]],
    ["javascript:alert(1)", ["400", "to", "Enter a path of this site, such as /services."]],
  ])("to %s is refused", async (to, refused) => {
    expect(await refusal({ from: `/${name()}`, to })).toEqual(refused);
  });

  it("and others, whatever is tried, never lead on from one to another", { tags: ["full"] }, async () => {
    const places = [`/${name()}`, `/${name()}`, `/${name()}`, "/about", "/services?from=old"];
    const place = fc.constantFrom(...places, ...places.map((path) => path.toUpperCase()));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ from: place, to: place }), { maxLength: 6 }), async (tried) => {
        for (const each of tried) await panel.ask("POST", redirects.address, { permanent: true, ...each });
        const made = await ownRedirects();
        const ends = made.map(({ to }) => to.split("?", 1)[0]);
        expect(ends.filter((end) => !["/about", "/services"].includes(String(end)))).toEqual([]);
        expect(made.filter(({ from }) => ends.includes(from))).toEqual([]);
        for (const { documentId } of made) await redirects.remove(documentId);
      }),
      { numRuns: 12 },
    );
  });

  it("from a page, from elsewhere, twice, or in a circle is refused", async () => {
    const shown = ["400", "from", "There is a page at this address, which would be shown instead."];
    for (const from of ["/", "/about/", "/services/web-development", "/%73ervices/web-development", "/ADMIN"]) {
      expect(await refusal({ from, to: "/services" }), from).toEqual(shown);
    }
    expect((await refusal({ from: "example.com", to: "/services" }))[1]).toBe("from");
    expect((await refusal({ from: "/old?page=2", to: "/services" }))[1]).toBe("from");
    expect((await refusal({ to: "/services" }))[1]).toBe("from");
    expect((await refusal({ from: "/blog/my-first-article", to: "/blog" }))[1]).toBe("from");

    const [first, second] = [`/${name()}`, `/${name()}`];
    expect(await refusal({ from: first, to: first })).toEqual(["400", "to", "This would lead in a circle."]);
    const { documentId } = await redirects.draft({ from: first, to: "/services" });
    expect((await refusal({ from: first, to: "/about" }))[1]).toBe("from");
    expect((await panel.ask("PUT", `${redirects.address}/${documentId}`, { to: first })).status).toBe(400);

    const job = await publishJob(name());
    await redirects.draft({ from: second, to: `/careers/${job.slug}` });
    await unpublish(job);
    const circle = await refusal({ from: `/careers/${job.slug}`, to: second });
    expect(circle).toEqual(["400", "to", "This would lead in a circle."]);
  });
});
