import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { guardTranslation } from "@/lib/guard-translation";

guardTranslation();

/** Translates as Chrome does, which may put several texts' words in place of the first. */
function translate(texts: Iterable<ChildNode>): void {
  const font = document.createElement("font");
  const [first, ...others] = texts;
  font.innerHTML = `<font>‹${[first, ...others].map((text) => text?.textContent).join("")}›</font>`;
  first?.before(font);
  for (const text of [first, ...others]) text?.remove();
}

const Count = ({ of }: { of: number }) => <p>There are {of} posts.</p>;

const Notice = ({ is, icon }: { is: boolean; icon?: boolean }) => (
  <p>
    {icon && <b>!</b>}
    {is && "Saved. "}
    {!is && <i>Not saved. </i>}
    All of it.
  </p>
);

test("a text that changes beside another is shown as it is now", async () => {
  const { container, rerender } = await render(<Count of={4} />);
  const [paragraph] = container.children as unknown as [Element];
  translate([...paragraph.childNodes]);
  expect(container.textContent).toBe("‹There are 4 posts.›");
  await rerender(<Count of={5} />);
  expect(container.textContent).toBe("There are 5 posts.");
  for (const text of [...paragraph.childNodes]) translate([text]);
  expect(container.textContent).toBe("‹There are ›‹5›‹ posts.›");
  await rerender(<Count of={6} />);
  expect(container.textContent).toBe("‹There are ›6‹ posts.›");
});

test("a text goes with its condition, and things come before it and after it", async () => {
  const { container, rerender } = await render(<Notice is />);
  const [paragraph] = container.children as unknown as [Element];
  for (const text of [...paragraph.childNodes]) translate([text]);
  await rerender(<Notice is icon />);
  expect(container.textContent).toBe("!Saved. ‹All of it.›");
  const [, saved] = paragraph.childNodes;
  if (saved) translate([saved]);
  await rerender(<Notice is={false} icon />);
  expect(container.textContent).toBe("!Not saved. All of it.");
});

test("a text that another took the place of comes back, and one that is just gone breaks nothing", async () => {
  const { container, rerender } = await render(<Notice is />);
  const [paragraph] = container.children as unknown as [Element];
  paragraph.replaceChildren("‹Saved. All of it.›");
  await rerender(<Notice is={false} />);
  expect(container.textContent).toBe("Not saved. All of it.");
  paragraph.replaceChildren();
  await rerender(<Notice is />);
  expect(container.textContent).toBe("Saved. ");
});
