// The smallest site with a preview: articles (title, body) of Strapi's REST API, without any package. Start it with
//   CMS_URL=http://localhost:1337 PORT=3000 node server.mjs
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { CMS_URL = "http://localhost:1337", CMS_TOKEN, PORT = "3000" } = process.env;

const STYLE = `<meta name="viewport" content="width=device-width"><style>body { font: 1.1rem/1.5 system-ui; margin: 2rem }</style>`;
const script = readFileSync(new URL("preview.js", import.meta.url));

/** With the token of a preview, Strapi answers with drafts and with what is being typed. */
async function ask(path, token) {
  const headers = { ...(CMS_TOKEN && { authorization: `Bearer ${CMS_TOKEN}` }), ...(token && { "x-preview": token }) };
  const answer = await fetch(CMS_URL + path, { headers });
  return answer.ok ? answer.json() : null;
}

const escaped = (text) => String(text ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(preview, content) {
  const live = preview ? `<script src="/preview.js" data-panel="${escaped(preview.panel)}" defer></script>` : "";
  return `<!doctype html><html lang="en"><title>Example</title>${STYLE}${live}<main>${content}</main></html>`;
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://site");
  const answer = (status, headers, body) => response.writeHead(status, headers).end(body);

  if (pathname === "/preview.js") return answer(200, { "content-type": "text/javascript" }, script);

  if (pathname === "/api/preview") {
    const token = searchParams.get("token");
    const preview = await ask("/api/live-preview/session", token);
    if (!preview) return answer(401, {}, "This preview has ended. Open it again in the panel.");
    const cookie = `preview=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600`;
    return answer(303, { "set-cookie": cookie, location: preview.path });
  }

  const [, token] = /(?:^|; )preview=([^;]+)/.exec(request.headers.cookie ?? "") ?? [];
  const preview = token && (await ask("/api/live-preview/session", token));
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `frame-ancestors ${preview ? preview.panel : "'none'"}`,
    ...(preview && { "cache-control": "private, no-store" }),
  };

  const [, id] = /^\/articles\/(\w+)$/.exec(pathname) ?? [];
  if (id) {
    const article = (await ask(`/api/articles/${id}`, preview && token))?.data;
    if (!article) return answer(404, headers, page(preview, "<h1>There is no such article</h1>"));
    return answer(200, headers, page(preview, `<h1>${escaped(article.title)}</h1><p>${escaped(article.body)}</p>`));
  }

  const articles = (await ask("/api/articles", preview && token))?.data ?? [];
  const items = articles.map(({ documentId, title }) => `<li><a href="/articles/${documentId}">${escaped(title)}</a>`);
  return answer(200, headers, page(preview, `<h1>Articles</h1><ul>${items.join("")}</ul>`));
}).listen(Number(PORT), "localhost");
