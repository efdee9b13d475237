import path from "node:path";
import { buffer } from "node:stream/consumers";
import { cmsSettings } from "@repo/settings";
import { createFolderStore } from "../resumes/folder-store";
import { resumeStore } from "../resumes/store";
import { FILE } from "./archive";
import type { Row } from "./values";

export const FOLDERS = ["uploads", "resumes"];

export function fileStore() {
  const { s3, dataDir } = cmsSettings(process.env);
  const resumes = resumeStore();
  const pictures = s3 ? resumes : createFolderStore(path.join(dataDir, "public"));
  const of = (key: string) => (key.startsWith("uploads/") ? pictures : resumes);
  return {
    async get(key: string): Promise<Buffer | null> {
      const stream = await of(key).get(key);
      return stream && buffer(stream);
    },
    put: (key: string, content: Buffer, type?: string) => of(key).put(key, content, type),
    remove: (key: string) => of(key).remove(key),
    async *list(): AsyncGenerator<string> {
      for (const folder of FOLDERS) for await (const { key } of of(`${folder}/`).list(folder)) yield key;
    },
  };
}

type Picture = { url?: string; mime?: string };
type Formats = Record<string, Picture> | null;

export function picturesOf(row: Row): { key: string; type?: string }[] {
  const formats: Formats = JSON.parse(String(row.formats));
  const pictures = [{ url: row.url, mime: row.mime } as Picture, ...Object.values(formats ?? {})];
  return pictures.flatMap(({ url, mime }) => {
    const pathname = url && pathOf(url);
    return pathname ? [{ key: pathname.slice(1), type: mime }] : [];
  });
}

/** A row of `files` as this instance's provider would write it; `origin` is the part before `/uploads`. */
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
  return pathname.startsWith("/uploads/") && FILE.test(pathname.slice(1)) ? pathname : undefined;
}
