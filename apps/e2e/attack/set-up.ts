import { plantSecrets } from "./environment";
import { writeRoutesOfCms } from "./routes";

export default async function setUp(): Promise<void> {
  writeRoutesOfCms();
  process.env.SECRETS = JSON.stringify(await plantSecrets());
}
