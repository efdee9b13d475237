import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import {
  generated,
  heapFlags,
  localMails,
  parseEnvFile,
  productSettings,
  webSettings,
  withForwardedAddresses,
  withPlatformPort,
} from "../../settings/settings.ts";

const OLD = "an-old-secret-of-the-tests";
const NEW = "a-new-secret-of-the-tests";
const ROTATING = ["JWT_SECRET", "METRICS_TOKEN", "PREVIEW_SECRET", "REVALIDATE_SECRET", "SITE_TOKEN"];

const complete = {
  ...Object.fromEntries(Object.entries(generated).map(([name, make]) => [name, make()])),
  MAIL_FROM: "site@example.com",
  MAIL_TO_HR: "hr@example.com",
  MAIL_TO_SALES: "sales@example.com",
};

describe("settings", () => {
  it("have defaults for everything but mail addresses and secrets", () => {
    const settings = productSettings(complete);
    expect(settings).toMatchObject({
      host: "127.0.0.1",
      webPort: 3000,
      cmsPort: 1337,
      siteUrl: "http://localhost:3000",
      cmsUrl: "http://localhost:1337",
      database: { client: "sqlite" },
      smtp: { host: "127.0.0.1", port: 1025 },
      catcher: { host: "127.0.0.1", smtpPort: 1025, webPort: 1080 },
      resumeMaxMb: 10,
      signInsPerMinute: 10,
      applicationsPerMinute: 10,
      contactPerMinute: 5,
      demoMode: false,
    });
  });

  it("take addresses at .example on this machine", () => {
    expect(productSettings({ ...complete, MAIL_FROM: "site@firm.example" }).mailFrom).toBe("site@firm.example");
    expect(productSettings({ ...complete, ...localMails }).mailToHr).toBe("careers@example.com");
  });

  it("listen where a hosting platform says, unless their own setting does", () => {
    expect(productSettings(withPlatformPort({ ...complete, PORT: "8080" }, "WEB_PORT"))).toMatchObject({
      webPort: 8080,
      cmsPort: 1337,
    });
    expect(withPlatformPort({ PORT: "8080", CMS_PORT: "1400" }, "CMS_PORT").CMS_PORT).toBe("1400");
    expect(() => withPlatformPort({ PORT: "web" }, "WEB_PORT")).toThrow('PORT must be a whole number, not "web".');
  });

  it("start no mail catcher when a mail server is named", () => {
    expect(productSettings({ ...complete, SMTP_HOST: "mail.example.com" })).toMatchObject({
      catcher: undefined,
      smtp: { host: "mail.example.com", port: 587 },
    });
  });

  it.each([
    [{ WEB_PORT: "abc" }, 'WEB_PORT must be a whole number, not "abc".'],
    [{ CMS_PORT: "70000" }, 'CMS_PORT must be from 1 to 65535, not "70000".'],
    [{ CMS_PORT: "3000" }, "CMS_PORT must differ from WEB_PORT: both are 3000."],
    [{ SITE_URL: "example.com" }, "SITE_URL must be a URL that begins with http:// or https://."],
    [
      { SITE_URL: "https://example.com/shop" },
      "SITE_URL must be an origin such as https://www.example.com, without a path.",
    ],
    [{ DATABASE_CLIENT: "mysql" }, 'DATABASE_CLIENT must be sqlite or postgres, not "mysql".'],
    [{ DATABASE_CLIENT: "postgres" }, "DATABASE_URL is not set."],
    [
      { UPLOAD_PROVIDER: "s3", S3_REGION: "eu-west-1" },
      "S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are not set.",
    ],
    [{ MAIL_TO_HR: "" }, "MAIL_TO_HR is not set."],
    [
      { MAIL_TO_HR: "", JWT_SECRET: " ", DATABASE_CLIENT: "postgres" },
      "JWT_SECRET, MAIL_TO_HR, DATABASE_URL are not set.",
    ],
    [
      { SITE_URL: "https://www.acme.com", MAIL_TO_SALES: "hello@firm.example" },
      "MAIL_TO_SALES must be an address of your own when SITE_URL is https://www.acme.com, not hello@firm.example.",
    ],
    [{ CMS_HEAP_MB: "big" }, 'CMS_HEAP_MB must be a whole number, not "big".'],
    [{ WEB_HEAP_MB: "0" }, "WEB_HEAP_MB must be from 1 to"],
    [{ MAIL_FROM: "nobody" }, 'MAIL_FROM must be an email address, not "nobody".'],
    [{ HOST: "http://x" }, 'HOST must be an address or hostname of this machine, not "http://x".'],
    [{ RESUME_MAX_MB: "0" }, 'RESUME_MAX_MB must be from 1 to 1024, not "0".'],
    [{ RATE_LIMIT_LOGIN: "-1" }, 'RATE_LIMIT_LOGIN must be a whole number, not "-1".'],
    [
      { TRUSTED_PROXIES: "10.0.0.5, nginx" },
      'TRUSTED_PROXIES must be private, or addresses and networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not "10.0.0.5, nginx".',
    ],
    [{ SECOND_FACTOR: "yes" }, 'SECOND_FACTOR must be optional or required, not "yes".'],
    [{ DEMO_MODE: "yes" }, 'DEMO_MODE must be false or true or trial, not "yes".'],
    [{ JWT_SECRET: "short" }, "JWT_SECRET must have at least 16 characters."],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 characters."],
    [{ ADMIN_JWT_SECRET: "short" }, "ADMIN_JWT_SECRET must have at least 16 characters."],
    [{ LOG_FORMAT: "xml" }, 'LOG_FORMAT must be text or json, not "xml".'],
    [{ JOBS_ADMIN_PASSWORD: "x".repeat(73) }, "JOBS_ADMIN_PASSWORD must have at most 72 bytes."],
  ])("name what is wrong with %o", (wrong, message) => {
    expect(() => productSettings({ ...complete, ...wrong })).toThrow(message);
  });

  it("take several values of a secret that is exchanged: the first is used, all are accepted", () => {
    const values = ` ${NEW} , ${OLD} `;
    const both = { current: NEW, accepted: [NEW, OLD] };
    const settings = productSettings({ ...complete, ...Object.fromEntries(ROTATING.map((name) => [name, values])) });
    expect(settings).toMatchObject({ siteToken: both, revalidateSecret: both, metricsToken: both });
    expect(settings.secrets).toMatchObject({ jwt: both });
    expect(productSettings({ ...complete, SITE_TOKEN: OLD }).siteToken).toEqual({ current: OLD, accepted: [OLD] });
  });

  it.each(ROTATING)("name %s when one of its values is too short", (name) => {
    for (const values of [`${OLD},short`, `short,${OLD}`, `${OLD},`, `,${OLD}`, `${OLD},,${NEW}`]) {
      const message = `${name} must have at least 16 characters in each of its values.`;
      expect(() => productSettings({ ...complete, [name]: values }), values).toThrow(message);
    }
  });

  it("are not given several values where one is generated", () => {
    for (const [name, make] of Object.entries(generated)) {
      expect(make().split(","), name).toHaveLength(name === "APP_KEYS" ? 2 : 1);
    }
  });

  it("have no token of metrics unless one is set", () => {
    expect(productSettings(complete).metricsToken).toBeUndefined();
    expect(productSettings({ ...complete, METRICS_TOKEN: " " }).metricsToken).toBeUndefined();
    const token = "token-of-the-metrics";
    expect(productSettings({ ...complete, METRICS_TOKEN: token }).metricsToken?.current).toBe(token);
  });

  it("leave proxies time to see that a server ends, where there are any", () => {
    expect(productSettings(complete).drainNoticeMs).toBe(0);
    expect(productSettings({ ...complete, TRUSTED_PROXIES: "10.0.0.0/8" }).drainNoticeMs).toBeGreaterThan(0);
  });

  it("refuse the demo hint on a public site", () => {
    expect(() => webSettings({ ...complete, DEMO_MODE: "true", SITE_URL: "https://www.example.com" })).toThrow(
      "DEMO_MODE",
    );
    expect(webSettings({ ...complete, DEMO_MODE: "true" }).demoEmail).toBe("blog@example.com");
  });

  it("refuse the demo hint where the network can see it", () => {
    expect(() => webSettings({ ...complete, DEMO_MODE: "true", HOST: "0.0.0.0" })).toThrow(
      "DEMO_MODE must not be true when HOST is 0.0.0.0: it shows a password.",
    );
    expect(webSettings({ ...complete, DEMO_MODE: "true", HOST: "[::1]" }).demoMode).toBe(true);
  });

  it("show no password in a trial, which the network may see, and its mail catcher too", () => {
    const { isTrial, demoMode, demoPassword, catcher } = productSettings({
      ...complete,
      DEMO_MODE: "trial",
      HOST: "0.0.0.0",
    });
    expect({ isTrial, demoMode, demoPassword }).toEqual({ isTrial: true, demoMode: false, demoPassword: undefined });
    expect(catcher).toMatchObject({ host: "127.0.0.1", webHost: "0.0.0.0" });
    expect(productSettings({ ...complete, HOST: "0.0.0.0" }).catcher?.webHost).toBe("127.0.0.1");
  });

  it("take the forwarded addresses in GitHub Codespaces, unless they name others", () => {
    const codespace = { CODESPACE_NAME: "fine-lamp-4r9", GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: "app.github.dev" };
    const { siteUrl, cmsUrl, siteLocalUrl } = productSettings(withForwardedAddresses({ ...complete, ...codespace }));
    expect([siteUrl, cmsUrl]).toEqual([
      "https://fine-lamp-4r9-3000.app.github.dev",
      "https://fine-lamp-4r9-1337.app.github.dev",
    ]);
    expect(siteLocalUrl).toBe("http://127.0.0.1:3000");
    const given = { SITE_URL: "http://localhost:4000", CMS_URL: " ", CMS_PORT: "4001" };
    expect(withForwardedAddresses({ ...codespace, ...given })).toMatchObject({
      SITE_URL: "http://localhost:4000",
      CMS_URL: "https://fine-lamp-4r9-4001.app.github.dev",
    });
    expect(withForwardedAddresses({ CODESPACE_NAME: "fine-lamp-4r9" }).SITE_URL).toBeUndefined();
  });

  it("refuse a site without https that is not on this machine", () => {
    expect(() => webSettings({ ...complete, SITE_URL: "http://www.example.com" })).toThrow(
      "SITE_URL must begin with https:// unless it is on localhost, not http://www.example.com",
    );
    for (const SITE_URL of ["https://www.example.com", "http://localhost:3000", "http://[::1]:3000"]) {
      expect(webSettings({ ...complete, SITE_URL }).siteUrl).toBe(SITE_URL);
    }
  });

  it.each([
    ["127.0.0.1", "127.0.0.1", "http://127.0.0.1:3000"],
    ["::1", "::1", "http://[::1]:3000"],
    ["[::1]", "::1", "http://[::1]:3000"],
    ["::", "::", "http://[::1]:3000"],
    ["0.0.0.0", "0.0.0.0", "http://127.0.0.1:3000"],
    ["web.internal", "web.internal", "http://web.internal:3000"],
  ])("know where a server that listens on %s answers", (HOST, host, siteLocalUrl) => {
    expect(productSettings({ ...complete, HOST })).toMatchObject({ host, siteLocalUrl });
  });

  it.each([
    ["::1", "::1"],
    ["::", "::1"],
    ["0.0.0.0", "127.0.0.1"],
    ["192.168.1.20", "127.0.0.1"],
    ["web.internal", "127.0.0.1"],
  ])("keep the caught mails on this machine with HOST=%s", (HOST, host) => {
    expect(productSettings({ ...complete, HOST })).toMatchObject({
      catcher: { host },
      smtp: { host },
      listeners: [{ name: "WEB_PORT" }, { name: "CMS_PORT" }, { name: "SMTP_PORT", host }, { host }],
    });
  });

  it("never show a secret in an error", () => {
    expect(() =>
      productSettings({ ...complete, DATABASE_CLIENT: "postgres", DATABASE_URL: "mysql://u:hunter2@db" }),
    ).toThrow(/^(?!.*hunter2)/);
  });
});

describe("a server's heap", () => {
  it("has little room for new objects, however much memory the machine has", () => {
    const program = `
      const kept = Array.from({ length: 2_000_000 }, (_, index) => ({ index }));
      const spaces = require("node:v8").getHeapSpaceStatistics();
      console.log(spaces.find(({ space_name }) => space_name === "new_space").space_size, kept.length);
    `;
    const output = execFileSync(process.execPath, [...heapFlags(400), "--eval", program], { encoding: "utf8" });
    const [size, kept] = output.split(" ").map(Number);
    expect(kept).toBe(2_000_000);
    expect(size).toBeLessThanOrEqual(16 * 1024 ** 2);
  });
});

describe("a .env file", () => {
  it("holds names and values, quoted or not, and comments", () => {
    expect(parseEnvFile("\uFEFF# hello\nA=1\n\nexport B = two words # why\r\nC=\"x # y\"\nD='z'\nE=\n")).toEqual({
      A: "1",
      B: "two words",
      C: "x # y",
      D: "z",
      E: "",
    });
  });

  it.each(["A=1\nnonsense", 'A=1\nB="open', "A=1\n=x", "A=1\n\0\0"])("says which line is broken: %j", (content) => {
    expect(() => parseEnvFile(content)).toThrow(".env line 2 must be NAME=value.");
  });

  it.each([
    ["A=https://example.com/#top", "https://example.com/#top"],
    ["A=pass#word # of the mailbox", "pass#word"],
    ["A='pa$$ #1 \\n' # ours", "pa$$ #1 \\n"],
    ['A="it\'s # 1"#', "it's # 1"],
    ["A=C:\\data", "C:\\data"],
  ])("reads %s as Docker Compose does", (line, value) => {
    expect(parseEnvFile(line)).toEqual({ A: value });
  });

  it.each(["A=pa$word", "A=$$", 'A="pa$word"', 'A="C:\\new"', "A=# none", "A=x\t# y", "A='x\\'"])(
    "refuses %j, which Docker Compose reads differently",
    (line) => {
      expect(() => parseEnvFile(`B=1\n${line}`)).toThrow(".env line 2: Docker Compose reads A differently.");
    },
  );
});
