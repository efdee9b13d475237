import { fetchUpload, type Upload } from "@repo/cms-client/uploads";

const FILE_NAME = /^\w[\w.-]*$/;

export async function findUpload(file: string): Promise<Upload | Response> {
  if (!FILE_NAME.test(file)) return new Response(null, { status: 404 });
  const upload = await fetchUpload(file).catch(() => null);
  if (!upload || upload.answer.status >= 500) return unavailable();
  return upload.answer.ok ? upload : new Response(null, { status: 404 });
}

export function unavailable(): Response {
  return new Response(null, { status: 503, headers: { "Retry-After": "5" } });
}
