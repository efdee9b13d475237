import "server-only";
import { fileName, readFileName } from "@repo/contract/page/media";
import { fetchCms } from "./fetch";
import { readPictures } from "./pictures";

export async function fetchUpload(name: string): Promise<{ answer: Response; isReplaced: boolean }> {
  const answer = await fetchCms(`/uploads/${name}`);
  if (answer.status !== 404) return { answer, isReplaced: false };
  const [successor] = await readPictures([name]);
  // Made-up later versions would otherwise fill the store of scaled pictures.
  if (!successor || readFileName(successor.url).version <= readFileName(name).version) {
    return { answer, isReplaced: false };
  }
  await answer.body?.cancel();
  return { answer: await fetchCms(`/uploads/${fileName(successor.url)}`), isReplaced: true };
}
