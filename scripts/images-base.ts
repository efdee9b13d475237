/** `node scripts/run.mjs images-base` pulls the base images of Dockerfile and docker-compose.yml, or builds stand-ins for them. */
import { makeBaseImages } from "./steps/base-images.ts";
import { engine } from "./steps/engine.ts";
import { fail } from "./steps/environment.ts";

try {
  await makeBaseImages(engine());
} catch (error) {
  fail(error);
}
