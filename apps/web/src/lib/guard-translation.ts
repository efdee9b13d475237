/** What a translator put in the place of text nodes, and the text nodes that were there. */
const replacements = new WeakMap<Node, Element | CharacterData>();
const originals = new WeakMap<Node, Node[]>();

/** Puts back text nodes that a translator replaced: React throws (https://github.com/facebook/react/issues/11538). */
export function guardTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;
  const observer = new MutationObserver(noteReplacements);
  observer.observe(document, { childList: true, subtree: true });

  function putBack(node: Node): void {
    noteReplacements(observer.takeRecords());
    const replacement = replacements.get(node);
    replacement?.replaceWith(...(originals.get(replacement) ?? []));
  }

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode !== this) putBack(child);
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, next: Node | null): T {
    if (!node.parentNode) putBack(node);
    if (next && next.parentNode !== this) putBack(next);
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    return this.insertBefore(node, null);
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(value) {
      if (!this.parentNode) putBack(this);
      nodeValue.set?.call(this, value);
    },
  });
}

function noteReplacements(records: MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const replacement = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !replacement) continue;
      replacements.set(node, replacement as Element | CharacterData);
      originals.set(replacement, [...(originals.get(replacement) ?? []), node]);
    }
  }
}
