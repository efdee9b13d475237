import { scene } from "../base.ts";

const light = "radial-gradient(70% 90% at 8% -10%,#fff,rgba(255,255,255,0) 70%)";
export const tints = {
  mist: `${light},linear-gradient(140deg,#eef7fd,#cbe3f5)`,
  sky: `${light},linear-gradient(140deg,#eefaff,#bfe7fa)`,
  sand: `${light},linear-gradient(140deg,#fff7f1,#ffd9c2)`,
  dawn: `${light},linear-gradient(125deg,#d6eafa,#fbfaf9 46%,#ffd9c2)`,
  steel: `${light},linear-gradient(140deg,#eff4f9,#c3d5e6)`,
  dusk: `${light},linear-gradient(150deg,#e3eef8,#b5d2ea 70%,#9cc3e3)`,
};

/** A light 16:10 picture of a service, laid out at 640 by 400. */
export const service = (slug: string, tint: keyof typeof tints, body: string) => scene({ file: `services/${slug}.webp`, width: 1600, height: 1000, scale: 2.5, max: 90, noise: 0.35, bg: tints[tint], body });

/** A dark 16:9 picture of the showcase, laid out at 800 by 450. */
export const showcase = (number: number, body: string, glow = "20% 0%") =>
  scene({ file: `home/showcase-${number}.webp`, width: 1600, height: 900, max: 110, dark: true, noise: 0.55, bg: `radial-gradient(60% 80% at ${glow},rgba(0,175,239,.28),transparent 70%),linear-gradient(150deg,#0d4369,#0a2a45 45%,#071626)`, body });
