import path from "node:path";
import { buffer } from "node:stream/consumers";
import { createFolderStore } from "../../files/folder-store";
import { attachmentStore, STORED_KEY } from "../../files/private-store";
import { cmsSettings } from "../../settings";
import type { Row } from "./values";

export const FOLDERS = ["uploads", "resumes"];

export function fileStore() {
  const { s3, dataDir } = cmsSettings();
  const resumes = attachmentStore();
  const pictures = s3 ? resumes : createFolderStore(path.join(dataDir, "public"));
  const of = (key: string) => (key.startsWith("uploads/") ? pictures : resumes);
  return {
    async get(key: string): Promise<Buffer | null> {
      const stream = await of(key).get(key);
      return stream && buffer(stream);
    },
    put: (key: string, content: Blob, type?: string) => of(key).put(key, content, type),
    remove: (key: string) => of(key).remove(key),
    async *list(): AsyncGenerator<string> {
      for (const folder of FOLDERS) for await (const { key } of of(`${folder}/`).list(folder)) yield key;
    },
  };
}

type Picture = { url?: string; mime?: string; path?: string | null; hash?: string; ext?: string };
type Formats = Record<string, Picture> | null;

function versionsOf(row: Row): Picture[] {
  const formats: Formats = JSON.parse(String(row.formats));
  return [row as Picture, ...Object.values(formats ?? {})];
}

export function picturesOf(row: Row): { key: string; type?: string }[] {
  return versionsOf(row).flatMap(({ url, mime }) => {
    const pathname = url && pathOf(url);
    return pathname ? [{ key: pathname.slice(1), type: mime }] : [];
  });
}

export function filesOf(table: string, row: Row): string[] {
  if (table === "files") return picturesOf(row).map(({ key }) => key);
  const key = table === "job_applications" ? row.resume_key : table === "form_answers" && row.file_key;
  return key ? [String(key)] : [];
}

/** Returns a key of the row that is outside of the stores. Strapi deletes a picture by hash and extension. */
export function foreignKeyIn(table: string, row: Row): string | undefined {
  const pictures = table === "files" ? versionsOf(row) : [];
  const hashed = pictures.map(({ path, hash, ext }) => `uploads/${path ? `${path}/` : ""}${hash}${ext ?? ""}`);
  return [...filesOf(table, row), ...hashed].find((key) => !STORED_KEY.test(key));
}

/** Returns a row of `files` as this instance's provider would write it; `origin` is the part before `/uploads`. */
export function withAddresses(row: Row, provider: string, origin: string): Row {
  const address = (url: string) => `${origin}${pathOf(url)}`;
  if (!pathOf(String(row.url))) return row;
  const formats: Formats = JSON.parse(String(row.formats));
  for (const format of Object.values(formats ?? {})) {
    if (format.url && pathOf(format.url)) format.url = address(format.url);
  }
  return { ...row, provider, url: address(String(row.url)), formats: formats && JSON.stringify(formats) };
}

function pathOf(url: string): string | undefined {
  const { pathname } = new URL(url, "http://localhost");
  return pathname.startsWith("/uploads/") && STORED_KEY.test(pathname.slice(1)) ? pathname : undefined;
}
