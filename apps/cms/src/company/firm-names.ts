import { company, fillFirm } from "@repo/brand";

/** Writes the firm's names for `{firm}` and `{firm.short}` in JSON. */
export function withFirmInJson(json: string): string {
  const inText = (name: string) => JSON.stringify(name).slice(1, -1);
  const { name, shortName } = company();
  return fillFirm(json, { name: inText(name), shortName: inText(shortName) });
}

/** Writes the firm's names in all texts of a value that is as in JSON. */
export function withFirm<Value>(value: Value): Value {
  const written = JSON.stringify(value);
  return written?.includes("{firm") ? JSON.parse(withFirmInJson(written)) : value;
}
