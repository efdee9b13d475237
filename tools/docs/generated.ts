import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { DEFINITIONS, type Definition } from "../../packages/process/settings/definitions.ts";
import { generated, localMails } from "../../packages/process/settings/settings.ts";
import { accessibilityReport } from "./accessibility.ts";
import { read, root } from "./pages.ts";

const FOLDERS = ["scripts", "scripts/release", "lab"];

export const GENERATED = {
  "docs/settings.md": settingsPage,
  "docs/commands.md": commandsPage,
  "docs/accessibility/report.md": accessibilityReport,
};

function settingsPage(): string {
  const groups = Object.entries(DEFINITIONS).map(([title, settings]) => {
    const rows = Object.entries<Definition>(settings).map(([name, definition]) => [
      `\`${name}\``,
      defaultOf(name, definition),
      definition.meaning,
    ]);
    return `## ${title}\n\n${table(["setting", "default", "meaning"], rows)}`;
  });
  return `# Settings

All settings of the product, for operators. This page is made from \`packages/process/settings/definitions.ts\` by \`npm run generate\`.

Settings come from the environment, then from \`.env\`; \`ENV_FILE\` names another file. The first start writes that file with
generated secrets and passwords. An invalid setting stops the start with one line that names it, before anything changes.
A name in \`.env\` that neither the product nor a Compose file reads is one line at the start, with the setting that was
probably meant. Names that other programs read, such as \`NODE_OPTIONS\`, \`HTTPS_PROXY\` or \`COMPOSE_FILE\`, aren't told.
[Operations](operations.md#deploy-with-docker-compose) has the settings of the Compose files.

In \`.env\`, \`#\` begins a comment only after a space, as in Docker Compose. Put a value that contains \`$\`, \`\\\` or \` #\` in
single quotes: \`SMTP_PASSWORD='pa$$ #word'\`. A value that Compose would read differently stops the start with a message
that names its line. Set a value that contains both \`'\` and \`$\` in the environment.

To run several instances from one checkout, give each its own \`DATA_DIR\`, \`ENV_FILE\` and ports: \`WEB_PORT\`, \`CMS_PORT\`,
\`SMTP_PORT\` and \`MAILDEV_WEB_PORT\`.

${groups.join("\n\n")}

\`SITE_TOKEN\`, \`REVALIDATE_SECRET\`, \`PREVIEW_SECRET\`, \`METRICS_TOKEN\`, \`JWT_SECRET\` and \`APP_KEYS\` take several values
separated by commas, each of at least 16 characters except in \`APP_KEYS\`. The first one is used and all are accepted, so
you can [rotate secrets](operations.md#rotating-secrets) without downtime.
`;
}

function defaultOf(name: string, { default: value, otherwise }: Definition): string {
  if (name in generated) return "generated";
  if (name in localMails) return "generated on localhost without a mail server";
  return otherwise ?? (value === undefined ? "–" : `\`${value}\``);
}

function commandsPage(): string {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const byName = new Map(
    Object.entries(scripts).map(([key, command]) => [/run\.mjs (\S+)$/.exec(command)?.[1] ?? key, { key, command }]),
  );
  const everyday = [...byName].map(([name, { key, command }]) => {
    const called = key === "start" || key === "test" ? `npm ${key}` : `npm run ${key}`;
    return command.includes("run.mjs") ? describe(name, called) : [`\`${called}\``, `runs \`${command}\`.`];
  });
  const others = (folder: string) =>
    readdirSync(path.join(root, folder))
      .flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
      .filter((name) => !byName.has(name))
      .map((name) => describe(name, `node scripts/run.mjs ${name}`));
  return `# Commands

All commands of the repository, for developers and operators. This page is made from \`package.json\` and the first sentence
of each script by \`npm run generate\`. [CONTRIBUTING](../CONTRIBUTING.md#checks) says how long the checks take.

${table(["command", "what it does"], everyday)}

Maintainers and servers need some more:

${table(["command", "what it does"], [...others("scripts"), ...others("scripts/release")])}

[The laboratory](../lab/README.md) has some of its own:

${table(["command", "what it does"], others("lab"))}
`;
}

/** @throws unless the script begins with a comment such as "`npm run seed -- FILE` fills it." */
function describe(name: string, called: string): string[] {
  const file = FOLDERS.map((folder) => `${folder}/${name}.ts`).find((each) => existsSync(path.join(root, each))) ?? "";
  const [, comment = ""] = /^\/\*\*(.*?)\*\//s.exec(read(file)) ?? [];
  const text = comment.replace(/\s+(\* )?/g, " ").trim();
  const [, usage = "", sentence] = /^`([^`]+)` (.*?\.)(?= |$)/.exec(text) ?? [];
  if (!sentence || !`${usage} `.startsWith(`${called} `)) {
    throw new Error(`${file} must begin with a comment that says what \`${called}\` does.`);
  }
  return [`\`${usage}\``, sentence];
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
