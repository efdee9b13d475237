import { plantSecrets } from "./environment";

export default async function setUp(): Promise<void> {
  process.env.SECRETS = JSON.stringify(await plantSecrets());
}
