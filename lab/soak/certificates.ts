import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as tls from "node:tls";
import { command } from "./command.ts";

const NAMES = "subjectAltName=DNS:localhost,IP:127.0.0.1";

/** Makes an authority in `folder`, which this process trusts from now on. */
export async function createAuthority(folder: string) {
  const [key, certificate] = [path.join(folder, "authority.key"), path.join(folder, "authority.pem")];
  const extensions = path.join(folder, "extensions");
  await writeFile(extensions, NAMES);
  const make = ["req", "-newkey", "rsa:2048", "-nodes"];
  command("openssl", ...make, "-x509", "-days", "365", "-subj", "/CN=Soak", "-keyout", key, "-out", certificate);
  tls.setDefaultCACertificates([...tls.getCACertificates("default"), readFileSync(certificate, "utf8")]);
  return {
    issue(to: string): void {
      const request = path.join(folder, "request.pem");
      command("openssl", ...make, "-subj", "/CN=localhost", "-keyout", path.join(to, "privkey.pem"), "-out", request);
      const by = ["-CA", certificate, "-CAkey", key, "-CAcreateserial", "-extfile", extensions];
      const out = path.join(to, "fullchain.pem");
      command("openssl", "x509", "-req", "-in", request, ...by, "-days", "90", "-out", out);
    },
  };
}

export function fingerprintOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({ port, host: "127.0.0.1", servername: "localhost" }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.end();
    });
    socket.once("error", reject);
  });
}
