// @module-tag full
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { isScalar, isSeq, parseDocument } from "yaml";
import { audit } from "../../scripts/steps/audit.ts";
import { root } from "./packages.ts";

const ADVISORY = "GHSA-2h3j-4k5m-6n7p";
const SETTINGS = "pnpm-workspace.yaml";

async function auditWith(answer: RequestListener, settings = "") {
  const folder = mkdtempSync(path.join(tmpdir(), "audit-"));
  for (const file of ["package.json", "pnpm-lock.yaml"]) copyFileSync(path.join(root, file), path.join(folder, file));
  writeFileSync(path.join(folder, SETTINGS), `packages: []\npmOnFail: ignore\n${settings}`);
  const registry = createServer(answer);
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    registry.closeAllConnections();
    registry.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = registry.address() as AddressInfo;
  return audit(folder, { ...process.env, PNPM_CONFIG_REGISTRY: `http://127.0.0.1:${port}` });
}

const knows =
  (severity: string, name = "@strapi/strapi"): RequestListener =>
  (request, response) => {
    const advisory = {
      id: 1,
      title: "Too much trust",
      severity,
      vulnerable_versions: "*",
      cwe: [],
      cvss: { score: 9 },
    };
    const found = { [name]: [{ ...advisory, url: `https://github.com/advisories/${ADVISORY}` }] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(request.method === "POST" ? found : {}));
  };

const EXCEPTED = `auditConfig:\n  ignoreGhsas:\n    # 2026-11-23: a try.\n    - ${ADVISORY}\n`;

describe("the check of known vulnerabilities", () => {
  it.each(["high", "critical"])("fails with a %s one, and names it", async (severity) => {
    const { passed, report } = await auditWith(knows(severity));
    expect(report).toContain("Too much trust");
    expect(report).toContain(ADVISORY);
    expect(passed).toBe(false);
  });

  it("passes with one that is excepted, and says so", async () => {
    const { passed, report } = await auditWith(knows("critical"), EXCEPTED);
    expect(report).toMatch(/ignored: 1 critical/);
    expect(passed).toBe(true);
  });

  it.each(["low", "moderate"])("passes with a %s one, and counts it", async (severity) => {
    const { passed, report } = await auditWith(knows(severity));
    expect(report).toContain(`1 ${severity}`);
    expect(passed).toBe(true);
  });

  it("looks at what runs in production only", async () => {
    const { passed, report } = await auditWith(knows("critical", "vitest"));
    expect(report).toBe("No known vulnerabilities found");
    expect(passed).toBe(true);
  });

  const refusals: [string, RequestListener, string][] = [
    ["does not take the question", (_, response) => response.writeHead(405).end(), "responded with 405"],
    ["answers what is no JSON", (_, response) => response.end("<html>"), "invalid JSON"],
    ["hangs up", (request) => request.socket.destroy(), "Failed to request"],
  ];
  it.each(refusals)(
    "passes when a registry %s, and says in one line that it is skipped, and what to do",
    async (_, answer, why) => {
      const { passed, report } = await auditWith(answer);
      expect(report).toMatch(/^Known vulnerabilities: skipped, .+: node scripts\/run\.mjs audit$/);
      expect(report).toContain(why);
      expect(passed).toBe(true);
    },
  );
});

function unexplained(settings: string): string[] {
  const list = parseDocument(settings).getIn(["auditConfig", "ignoreGhsas"]);
  if (!isSeq(list)) return [];
  return list.items.flatMap((item, index) => {
    if (!isScalar(item)) return [];
    const comment = item.commentBefore ?? (index === 0 ? list.commentBefore : undefined) ?? "";
    return /^ \d{4}-\d{2}-\d{2}: \S.+/.test(comment) ? [] : [String(item.value)];
  });
}

describe("an exception", () => {
  it("stands with day and reason", () => {
    expect(unexplained(readFileSync(path.join(root, SETTINGS), "utf8"))).toEqual([]);
  });

  it("without them is named", () => {
    expect(unexplained(EXCEPTED)).toEqual([]);
    expect(unexplained(EXCEPTED.replace("2026-11-23: ", ""))).toEqual([ADVISORY]);
    expect(unexplained(`${EXCEPTED}    - GHSA-two\n`)).toEqual(["GHSA-two"]);
  });
});
