import { writeRoutesOfCms } from "./routes";
import { plantSecrets } from "./world";

export default async function setUp(): Promise<void> {
  writeRoutesOfCms();
  process.env.SECRETS = JSON.stringify(await plantSecrets());
}
