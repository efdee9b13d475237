import { scene } from "../kit.ts";
import { portrait } from "../parts/people.ts";

type Look = Parameters<typeof portrait>[2];

const author = (name: string, look: Look) =>
  scene({ file: `authors/${name}.webp`, width: 640, height: 640, max: 20, body: portrait(320, 320, { air: 6, ...look }) });

export default [
  author("kavya-pillai", { ground: "orange", hair: "long", skin: "#b97a52", cloth: "#123a5a" }),
  author("arvind-menon", { ground: "blue", hair: "crop", skin: "#a8704a", cloth: "#0b2740" }),
  author("leela-fernandes", { ground: "cyan", hair: "bun", skin: "#9c6540", cloth: "#b4460c" }),
  author("sameer-joshi", { ground: "sand", hair: "short", skin: "#c98f68", cloth: "#0f5c90" }),
];
