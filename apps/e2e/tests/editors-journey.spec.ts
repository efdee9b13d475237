import type { Locator, Page } from "@playwright/test";
import { product } from "../product";
import { expect, test } from "./fixtures";
import { openPanel, panel, withoutIds } from "./panel";

type Entry = { documentId: string; path?: string; name?: string };

type Hands = {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  /** Chooses from a list that opens, and filters it where it takes text. */
  choose: (target: Locator, option: string) => Promise<void>;
};

const HEADER = "/content-manager/single-types/api::header.header";
const MANY_TABS = 300;
/** A narrower panel has a drawer instead of the column beside the form. */
const COLUMN_FROM_PX = 1024;

const pages = panel.collection<Entry>("page");
const forms = panel.collection<Entry>("form");

function mouse(page: Page): Hands {
  return {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    async choose(target, option) {
      const takesText = await target.evaluate(({ tagName }) => tagName === "INPUT", undefined);
      await target.click();
      if (takesText) await target.fill(option);
      await page.getByRole("option", { name: option }).first().click();
    },
  };
}

function keyboard(page: Page): Hands {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    for (let tabs = 0; tabs < MANY_TABS; tabs += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${target} can't be reached by ${MANY_TABS} tabs.`);
  }
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press((await target.getAttribute("role")) === "checkbox" ? "Space" : "Enter");
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(text);
    },
    async choose(target, option) {
      await reach(target);
      const takesText = await target.evaluate(({ tagName }) => tagName === "INPUT");
      await page.keyboard.press("Enter");
      const wanted = page.getByRole("option", { name: option }).first();
      if (takesText) await page.keyboard.type(option);
      await expect(wanted).toBeVisible();
      // Either the option has the focus, or the input names the active option.
      const reached = () =>
        page.evaluate(() => {
          const { activeElement: focused } = document;
          const meant = document.getElementById(focused?.getAttribute("aria-activedescendant") ?? "") ?? focused;
          return meant?.getAttribute("role") === "option" ? meant.textContent : null;
        });
      const text = await wanted.textContent();
      for (let at = await reached(); at !== text; at = await reached()) {
        await page.keyboard.press("ArrowDown");
        await expect.poll(reached).not.toBe(at);
      }
      await page.keyboard.press("Enter");
    },
  };
}

/** Follows docs/editors.md: a form, a page with it from a pattern, and a link to the page in the menu. */
async function makeCampaign(
  page: Page,
  { press, write, choose }: Hands,
  { name, path, place }: { name: string; path: string; place: number },
) {
  const publish = async () => {
    const errors = page.locator("[data-strapi-field-error]");
    // A form with errors sends no request to the CMS.
    const refused = errors
      .first()
      .waitFor()
      .then(
        () => errors.allTextContents(),
        () => undefined,
      );
    const answered = page.waitForResponse(/\/actions\/publish/).then((answer) => answer.status());
    const [outcome] = await Promise.all([
      Promise.race([answered, refused]),
      press(page.getByRole("button", { name: "Publish", exact: true })),
    ]);
    expect([200, 201]).toContain(outcome);
  };
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });

  await openPanel(page, "/content-manager/collection-types/api::form.form/create");
  await write(field("Name"), name);
  await write(field("Title"), name);
  await press(page.locator("h3").getByRole("button").first());
  await write(field("Label"), "Your email");
  await choose(page.getByRole("combobox", { name: "Kind" }), "email");
  await write(field("Notify"), "campaigns@example.com");
  await publish();

  await page.goto(`${product.CMS_URL}/admin/content-manager/collection-types/api::page.page/create`);
  const isNarrow = (page.viewportSize()?.width ?? 0) < COLUMN_FROM_PX;
  if (isNarrow) await press(page.getByRole("button", { name: "Open more actions" }));
  await press(page.getByRole("button", { name: "Campaign", exact: true }));
  if (isNarrow) await press(page.getByRole("button", { name: "Close more actions" }));
  await write(page.getByRole("textbox", { name: /^Address/ }), path);
  await press(page.getByRole("button", { name: "Add a section" }));
  await press(page.getByRole("region", { name: "Section" }).getByRole("button", { name: "Form", exact: true }));
  await choose(page.getByRole("combobox", { name: "Form" }), name);
  await publish();

  await page.goto(`${product.CMS_URL}/admin${HEADER}`);
  await press(page.getByRole("button", { name: "Add an entry" }));
  // The entry opens after the press ends. Until then, the first "Text" belongs to the button below the menu.
  await write(page.locator(`[name="links.${place}.label"]`), name);
  await choose(page.locator(`[name="links.${place}.href"]`), path);
  await publish();
}

test.describe.configure({ mode: "default" });

for (const { by, width, hands, tag } of [
  { by: "with the mouse", width: 1280, hands: mouse, tag: ["@journey"] },
  { by: "with the mouse at 768 px", width: 768, hands: mouse, tag: [] },
  { by: "with the keyboard alone", width: 1280, hands: keyboard, tag: [] },
]) {
  test(`an editor makes a campaign with a form, and leads to it in the menu, ${by}`, {
    tag: [...tag, "@failing-requests"],
  }, async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const { data: before } = await panel.get<{ data: { links: object[] } }>("GET", HEADER);
    const campaign = { name: `Check-up ${mark}`, path: `check-up-${mark}`, place: before.links.length };
    try {
      await page.setViewportSize({ width, height: 900 });
      await makeCampaign(page, hands(page), campaign);

      await page.setViewportSize({ width: 1280, height: 900 });
      await expect.poll(async () => (await fetch(product.SITE_URL)).text()).toContain(campaign.name);
      await page.goto(product.SITE_URL);
      await page.getByRole("banner").getByRole("link", { name: campaign.name }).click();
      await expect(page).toHaveURL(`/${campaign.path}`);
      const email = page.getByRole("form", { name: campaign.name }).getByLabel("Your email");
      await expect(email).toHaveAttribute("type", "email");
      const search = `${product.SITE_URL}/search?q=${encodeURIComponent(campaign.name)}`;
      const found = /<main.*<\/main>/s;
      const results = async () => found.exec(await (await fetch(search)).text())?.[0];
      await expect.poll(results).toContain(`href="/${campaign.path}"`);
    } finally {
      await panel.get("POST", `${HEADER}/actions/publish`, { links: withoutIds(before.links) });
      for (const { documentId, path } of await pages.list()) if (path === campaign.path) await pages.remove(documentId);
      for (const { documentId, name } of await forms.list()) if (name === campaign.name) await forms.remove(documentId);
    }
  });
}
