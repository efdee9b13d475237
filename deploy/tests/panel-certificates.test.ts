import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Edge, hasNginx, startEdge } from "./edge.ts";

const PANEL = "cms.example.com";
const SITE = "www.example.com";
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

type Key = { cert: Buffer; key: Buffer };

describe.runIf(hasNginx && hasOpenssl)("a panel that is for those with a certificate", () => {
  let cms: Server;
  let edge: Edge | undefined;
  let editor: Key;
  let stranger: Key;

  beforeAll(async () => {
    cms = createServer((_, response) => response.end("The panel"));
    cms.listen(0, "127.0.0.1");
    await once(cms, "listening");
    const behind = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
    const settings = { SITE_URL: `https://${SITE}`, CMS_URL: `https://${PANEL}` };
    edge = await startEdge({ site: behind, cms: behind, settings, certify });
  });

  afterAll(async () => {
    await edge?.end();
    cms.close();
  });

  function certify(folder: string): void {
    const panel = path.join(folder, "panel");
    mkdirSync(panel);
    const make = (file: string, name: string, ...more: string[]) => {
      const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", `/CN=${name}`];
      const made = spawnSync("openssl", [...args, "-keyout", `${file}.key`, "-out", `${file}.pem`, ...more], {
        cwd: panel,
      });
      expect(made.status, String(made.stderr)).toBe(0);
      const read = (ending: string) => readFileSync(path.join(panel, file + ending));
      return { cert: read(".pem"), key: read(".key") };
    };
    make("site", SITE);
    cpSync(path.join(panel, "site.pem"), path.join(folder, "fullchain.pem"));
    cpSync(path.join(panel, "site.key"), path.join(folder, "privkey.pem"));
    make("clients", "Editors");
    editor = make("editor", "Ada", "-CA", "clients.pem", "-CAkey", "clients.key");
    make("others", "Others");
    stranger = make("stranger", "Eve", "-CA", "others.pem", "-CAkey", "others.key");
  }

  /** Returns the status of an answer for `host` on a connection for `name`. */
  async function ask(name: string, host = name, own?: Key, session?: Buffer) {
    const socket = connect({ port: edge?.httpsPort, servername: name, rejectUnauthorized: false, session, ...own });
    let ticket: Buffer | undefined;
    socket.on("session", (given: Buffer) => {
      ticket = given;
    });
    socket.write(`GET /admin HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = "";
    socket.on("data", (part: Buffer) => {
      answer += part;
    });
    await once(socket, "close").catch(() => {});
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer, ticket };
  }

  it("opens with one of its authority's, and the site without any", async () => {
    const opened = await ask(PANEL, PANEL, editor);
    expect(opened.status).toBe(200);
    expect(opened.text).toContain("The panel");
    expect((await ask(SITE)).status).toBe(200);
  });

  it("is closed without one, with a stranger's, and by way of the site's name", async () => {
    const site = await ask(SITE);
    expect(site.ticket).toBeDefined();
    const tries = [
      await ask(PANEL),
      await ask(PANEL, PANEL, stranger),
      await ask(SITE, PANEL),
      await ask(SITE, PANEL, editor),
      await ask(PANEL, PANEL, undefined, site.ticket),
    ];
    for (const { status, text } of tries) {
      expect([400, 421, Number.NaN]).toContain(status);
      expect(text).not.toContain("The panel");
    }
  });
});
