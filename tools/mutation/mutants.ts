import { type Expression, parseSync, Visitor } from "oxc-parser";

export type Kind = "condition" | "comparison" | "logic" | "arithmetic" | "call" | "literal" | "return";
export type Mutant = { kind: Kind; line: number; was: string; becomes: string; code: string };

const COMPARISONS: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===" };
const ARITHMETIC: Record<string, string> = { "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" };
const LOGIC: Record<string, string> = { "&&": "||", "||": "&&", "??": "&&" };
const NOTHING = "undefined as never";

type Span = { start: number; end: number };

/** Every change of `code` in one place that a test should notice. Types, names of properties and imports stay. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const mutants: (Mutant & Span)[] = [];
  const kept = new Set<unknown>();

  function add(kind: Kind, { start, end }: Span, becomes: string) {
    const changed = code.slice(0, start) + becomes + code.slice(end);
    const line = code.slice(0, start).split("\n").length;
    mutants.push({ kind, line, was: code.slice(start, end), becomes, code: changed, start, end });
  }
  function swap(
    kind: Kind,
    node: Span & { left: Span; right: Span; operator: string },
    others: Record<string, string>,
  ) {
    const other = others[node.operator];
    if (other === undefined) return;
    const between = code.slice(node.left.end, node.right.start).replace(node.operator, other);
    add(kind, node, code.slice(node.start, node.left.end) + between + code.slice(node.right.start, node.end));
  }
  function negate({ test }: { test: Expression }) {
    // Swapping it is the same.
    if (test.type === "BinaryExpression" && /^[!=]==$/.test(test.operator)) return;
    add("condition", test, `!(${code.slice(test.start, test.end)})`);
  }
  function leave(body: Span | null) {
    if (body) add("return", { start: body.start, end: body.start + 1 }, `{ return ${NOTHING};`);
  }
  function keep({ source }: { source: unknown }) {
    kept.add(source);
  }

  new Visitor({
    ImportDeclaration: keep,
    ImportExpression: keep,
    ExportAllDeclaration: keep,
    ExportNamedDeclaration: keep,
    TSLiteralType: ({ literal }) => void kept.add(literal),
    TaggedTemplateExpression: ({ quasi }) => void kept.add(quasi),
    Property: ({ key, computed }) => void (computed || kept.add(key)),
    IfStatement: negate,
    ConditionalExpression: negate,
    WhileStatement: negate,
    BinaryExpression(node) {
      swap("comparison", node, COMPARISONS);
      swap("arithmetic", node, ARITHMETIC);
    },
    LogicalExpression: (node) => swap("logic", node, LOGIC),
    ExpressionStatement(node) {
      const { expression } = node;
      const called = expression.type === "AwaitExpression" ? expression.argument : expression;
      if (called.type === "CallExpression") add("call", node, ";");
      kept.add("directive" in node && node.directive ? expression : undefined);
    },
    Literal(node) {
      if (kept.has(node)) return;
      if (typeof node.value === "string") add("literal", node, node.value ? '""' : '"mutant"');
      else if (typeof node.value === "number") add("literal", node, String(node.value + 1));
      else if (typeof node.value === "boolean") add("literal", node, String(!node.value));
    },
    TemplateLiteral(node) {
      if (!kept.has(node)) add("literal", node, '""');
    },
    FunctionDeclaration: ({ body }) => leave(body),
    FunctionExpression: ({ body }) => leave(body),
    ArrowFunctionExpression({ body }) {
      if (body.type === "BlockStatement") leave(body);
      else add("return", body, `(${NOTHING})`);
    },
  }).visit(parseSync(file, code).program);

  return mutants.map(({ start, end, ...mutant }) => mutant);
}

/** In an order that only `seed` decides. */
export function shuffled<Item>(items: Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
