import { scene } from "../base.ts";
import { grounds } from "./frames.ts";

const night = "radial-gradient(60% 90% at 78% 10%,rgba(0,175,239,.34),transparent 70%),linear-gradient(150deg,#0d4369,#0a2a45 45%,#071626)";
const palettes = { ...grounds, night };

/** The cover of a post, 2:1, laid out at 600 by 300. Cards crop a little at the sides, or above and below. */
export const cover = (name: string, ground: keyof typeof palettes, body: string) => scene({ file: `blog/${name}-cover.webp`, width: 1440, height: 720, scale: 2.4, max: 50, dark: ground === "night", bg: palettes[ground], body });
/** A drawing in a post, laid out 480 wide. Its text needs at least 13 px to be readable on a phone. */
export const drawing = (name: string, height: number, body: string) => scene({ file: `blog/${name}.webp`, width: 1440, height: height * 3, scale: 3, max: 50, bg: "linear-gradient(160deg,#f7fbfe,#e6f1f9)", body });
