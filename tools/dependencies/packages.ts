import { execFileSync } from "node:child_process";
import { root } from "../../ops/command.ts";
import { pnpm } from "../../ops/install/install.ts";
import { EXCEPTIONS, FITTING } from "./licences.ts";

type Package = { name: string; licence: string; versions: string[] };

const PRODUCTION = ["--filter-prod=cms...", "--filter-prod=web..."];

export async function productionPackages(): Promise<Package[]> {
  const [program, ...args] = await pnpm();
  const json = execFileSync(program, [...args, ...PRODUCTION, "licenses", "list", "--prod", "--json"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
  });
  const byLicence: Record<string, Omit<Package, "licence">[]> = JSON.parse(json);
  return Object.entries(byLicence).flatMap(([licence, found]) => found.map((each) => ({ ...each, licence })));
}

export function misfits(found: Package[]): string[] {
  return found.flatMap(({ name, licence }) => {
    const expected = exceptionOf(name)?.licence;
    if (expected ? licence === expected : FITTING.includes(licence)) return [];
    return [
      `${name} is under ${licence}: ${expected ? `${expected} was written down` : "nothing was decided about it"}`,
    ];
  });
}

export function listing(found: Package[]): string {
  const rows = found.map(({ name, versions, licence }) => {
    const { text = licence, reason = "" } = exceptionOf(name) ?? {};
    return `| \`${name}\` | ${versions.join(", ")} | ${text} | ${reason} |`;
  });
  return `# Packages of others

Which packages of others the product consists of and is built from, for whoever passes it on. They bring their notices
along, in images too. NOTICE has what is kept in the repository itself.

| package | version | licence | why it may be here |
| --- | --- | --- | --- |
${rows.sort().join("\n")}
`;
}

function exceptionOf(name: string) {
  return EXCEPTIONS.find(({ names }) =>
    names.some((each) => (each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : name === each)),
  );
}
