import { isIP } from "node:net";
import { defaultOf, type Setting } from "./definitions.ts";
import { parseProxies } from "./proxies.ts";
import type { RotatingSecret } from "./secrets.ts";

const SECRET_MIN_LENGTH = 16;

export type Environment = Record<string, string | undefined>;

export class SettingsError extends Error {}

export function reader(env: Environment) {
  const text = (name: Setting, fallback = defaultOf(name)) => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) throw new SettingsError(`${name} is not set.`);
    if (/[\r\n\0]/.test(value)) throw new SettingsError(`${name} must be a single line.`);
    return value;
  };

  const optional = (name: Setting) => text(name, "") || undefined;

  const required = (names: string[]) => {
    const missing = names.filter((name) => !env[name]?.trim());
    if (missing.length > 1) throw new SettingsError(`${missing.join(", ")} are not set.`);
    if (missing.length === 1) throw new SettingsError(`${missing} is not set.`);
  };

  const matching = (name: Setting, pattern: RegExp, what: string) => {
    const value = text(name);
    if (!pattern.test(value)) throw new SettingsError(`${name} must be ${what}, not "${value}".`);
    return value;
  };

  const count = (name: Setting, max = Number.MAX_SAFE_INTEGER) => {
    const value = Number(matching(name, /^\d+$/, "a whole number"));
    if (value < 1 || value > max) throw new SettingsError(`${name} must be from 1 to ${max}, not "${value}".`);
    return value;
  };

  const port = (name: Setting) => count(name, 65535);

  const oneOf = <T extends string>(name: Setting, values: readonly T[], fallback?: T) => {
    const value = text(name, fallback);
    const found = values.find((each) => each === value);
    if (!found) throw new SettingsError(`${name} must be ${values.join(" or ")}, not "${value}".`);
    return found;
  };

  const flag = (name: Setting) => oneOf(name, ["true", "false"]) === "true";

  const url = (name: Setting, protocols: string[], fallback?: string) => {
    const value = text(name, fallback);
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (!parsed || !protocols.includes(parsed.protocol.slice(0, -1))) {
      throw new SettingsError(
        `${name} must be a URL that begins with ${protocols.map((p) => `${p}://`).join(" or ")}.`,
      );
    }
    return parsed;
  };

  const origin = (name: Setting, fallback: string) => {
    const parsed = url(name, ["http", "https"], fallback);
    if (parsed.href !== `${parsed.origin}/`) {
      throw new SettingsError(`${name} must be an origin such as https://www.example.com, without a path.`);
    }
    return parsed.origin;
  };

  const email = (name: Setting) => matching(name, /^[^\s@<>"]+@[^\s@<>"]+$/, "an email address");

  const host = (name: Setting) => {
    const value = text(name).replace(/^\[(.*)\]$/, "$1");
    if (!isIP(value) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) {
      throw new SettingsError(`${name} must be an address or hostname of this machine, not "${value}".`);
    }
    return value;
  };

  const proxies = (name: Setting) => {
    const value = text(name, "");
    const parsed = parseProxies(value);
    if (parsed) return parsed;
    throw new SettingsError(
      `${name} must be private, or addresses and networks such as 10.0.0.5 or 10.0.0.0/8, separated by commas, not "${value}".`,
    );
  };

  const secret = (name: Setting, length = SECRET_MIN_LENGTH) => {
    const value = text(name);
    if (value.length < length) throw new SettingsError(`${name} must have at least ${length} characters.`);
    return value;
  };

  const rotatingSecret = (name: Setting): RotatingSecret => {
    const [current = "", ...older] = text(name)
      .split(",")
      .map((value) => value.trim());
    const accepted = [current, ...older];
    if (accepted.every((value) => value.length >= SECRET_MIN_LENGTH)) return { current, accepted };
    const each = older.length > 0 ? " in each of its values" : "";
    throw new SettingsError(`${name} must have at least ${SECRET_MIN_LENGTH} characters${each}.`);
  };

  const password = (name: Setting) => {
    const value = secret(name, 8);
    // bcrypt ignores all bytes after the 72nd.
    if (Buffer.byteLength(value) > 72) throw new SettingsError(`${name} must have at most 72 bytes.`);
    return value;
  };

  return {
    text,
    optional,
    required,
    count,
    port,
    oneOf,
    flag,
    url,
    origin,
    host,
    email,
    proxies,
    secret,
    rotatingSecret,
    password,
  };
}
