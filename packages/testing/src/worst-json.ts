const repeated = (text: string, length: number) => text.repeat(Math.max(0, Math.floor(length / text.length)));

export const WORST_JSON: Record<string, (bytes: number) => string> = {
  levels: (bytes) => `{"a":${repeated("[", bytes / 2 - 4)}${repeated("]", bytes / 2 - 4)}}`,
  objects: (bytes) => `{"a":[${repeated("{},", bytes - 10)}{}]}`,
  values: (bytes) => `{"a":[${repeated("1,", bytes - 10)}1]}`,
  names: (bytes) => `{${Array.from({ length: bytes / 16 }, (_, at) => `"a${at.toString(36)}":0`)}}`,
};

export const plainJson = (bytes: number) => `{"a":"${"a".repeat(bytes - 8)}"}`;
