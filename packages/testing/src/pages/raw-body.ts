import { get } from "node:http";
import { buffer } from "node:stream/consumers";

export type Encoding = "identity" | "gzip" | "br";

/** Reads an answer's body as it travels, because fetch() would unpack it. */
export function readRawBody(address: string, encoding: Encoding): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { "accept-encoding": encoding } }, (answer) => {
      if (answer.statusCode === 200) resolve(buffer(answer));
      else reject(new Error(`${address} answers ${answer.statusCode}.`));
    });
    request.once("error", reject);
  });
}
