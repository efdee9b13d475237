import { expect, it } from "vitest";
import { unknownSettings } from "../../settings/unknown-settings.ts";

const OF_COMPOSE = ["HTTP_PORT", "POSTGRES_PASSWORD"];

it.each([
  ["RATE_LIMIT_LOGN", "RATE_LIMIT_LOGIN"],
  ["RATE_LIMIT_LOIGN", "RATE_LIMIT_LOGIN"],
  ["MAIL_FORM", "MAIL_FROM"],
  ["SITE_URI", "SITE_URL"],
  ["site_url", "SITE_URL"],
  ["SMTP_PASS", "SMTP_PASSWORD"],
  ["SMTP_USERNAME", "SMTP_USER"],
  ["S3_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
  ["STRAPI_ADMIN_EMIAL", "STRAPI_ADMIN_EMAIL"],
  ["POSTGRES_PASWORD", "POSTGRES_PASSWORD"],
])("%s is no setting, but near to %s", (typed, meant) => {
  expect(unknownSettings([typed], OF_COMPOSE)).toEqual([`${typed} is no setting. Did you mean ${meant}?`]);
});

it("a name that is near to none is named alone", () => {
  expect(unknownSettings(["FAVOURITE_COLOUR"], [])).toEqual(["FAVOURITE_COLOUR is no setting."]);
});

it("settings, those of Compose files, and what other programs read aren't named", () => {
  const read = ["SITE_URL", ...OF_COMPOSE, "COMPOSE_FILE", "NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "MALLOC_ARENA_MAX"];
  const others = ["PATH", "HOME", "TZ", "HTTPS_PROXY", "no_proxy", "PGSSLMODE", "STRAPI_LICENSE", "LC_ALL"];
  expect(unknownSettings([...read, ...others], OF_COMPOSE)).toEqual([]);
});
