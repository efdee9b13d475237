let ids = 0;

/** A doctor in a video call, who fills a box of w by h. `y` is the top of the head, and `k` its scale. */
export const bust = (w: number, h: number, { y = 150, k = 1.4 } = {}) => {
  const n = `b${++ids}`, grad = (i: string, a: string, b: string, at = 'x2=".7" y2="1"') => `<linearGradient id="${n}${i}" ${at}><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;
  return `<svg class="at" style="left:0;top:0" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${grad("a", "#d8effb", "#5fb0de")}${grad("b", "#ffffff", "#bdd6e8")}${grad("c", "#24618d", "#0b2740")}${grad("d", "#a9d3ec", "#5b9fcb")}${grad("e", "#8cc2e2", "#4a8fbd")}${grad("f", "#3a9bdc", "#0f5c90")}<linearGradient id="${n}g" x2="0" y2="1"><stop stop-color="#0b1b2b" stop-opacity="0"/><stop offset="1" stop-color="#0b1b2b" stop-opacity=".86"/></linearGradient><radialGradient id="${n}h"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
  <rect width="${w}" height="${h}" fill="url(#${n}a)"/><circle cx="${w * 0.4}" cy="${y + 40 * k}" r="${w * 0.62}" fill="url(#${n}h)"/>
  <g transform="translate(${w / 2} ${y}) scale(${k})"><path d="M-32 30C-38-18 38-18 32 30c2 24 6 34 10 44 2 8-10 12-18 8h-48c-8 4-20 0-18-8 4-10 8-20 10-44z" fill="url(#${n}c)"/><path d="M-13 52h26v30c0 12-26 12-26 0z" fill="url(#${n}e)"/><path d="M-25 26C-25 2 25 2 25 26c0 22-9 38-25 38S-25 48-25 26z" fill="url(#${n}d)"/><path d="M-27 32C-30-6 30-8 27 32 24 18 16 12 8 6-2 14-20 16-27 32z" fill="url(#${n}c)"/>
  <path d="M-66 190c-4-62 8-94 44-106l9-4c4 12 22 12 26 0l9 4c36 12 48 44 44 106z" fill="url(#${n}b)"/><path d="M-13 80C-9 96 9 96 13 80l10 5-16 66H-7l-16-66z" fill="url(#${n}f)"/><path d="M-24 84l-5 22 10 6-4 8 16 32M24 84l5 22-10 6 4 8-16 32" fill="none" stroke="#8fb4cd" stroke-width="2.2" stroke-linejoin="round"/><path d="M-31 88c-9 24-4 44 4 54M31 88c8 20 6 34 2 46" fill="none" stroke="#123f62" stroke-width="3.6" stroke-linecap="round"/><circle cx="33" cy="138" r="6.5" fill="#123f62" stroke="#fff" stroke-width="1.6"/></g>
  <rect y="${h * 0.62}" width="${w}" height="${h * 0.38}" fill="url(#${n}g)"/></svg>`;
};

const heads = {
  long: "M56 16c17 0 25 12 25 27 0 14 2 20 6 30-6 7-14 8-20 7l-22 0c-6 1-14 0-20-7 4-10 6-16 6-30 0-15 8-27 25-27z",
  short: "M56 18c13-1 22 8 21 22 1 0 2 2 1 6-1 4-2 6-4 6-2 9-6 15-10 18v12H48V70c-4-3-8-9-10-18-2 0-3-2-4-6-1-4 0-6 1-6-2-14 8-22 21-22z",
  bun: "M56 6c7 0 11 4 11 9 0 2-1 4-2 5 8 4 13 12 12 23 0 12-4 22-12 27v12H47V70c-8-5-12-15-12-27-1-11 4-19 12-23-1-1-2-3-2-5 0-5 4-9 11-9z",
};
const tones = { blue: ["#d8effb", "#6fb7e2", "#1c6ba6", "#0b2f4e"], orange: ["#ffeadb", "#f5ab7f", "#d9622a", "#5a2408"], cyan: ["#d6f3fd", "#5cc8ef", "#0c8fc2", "#08405e"] };
const torso = "M4 108c2-19 16-27 36-31 4-1 6-3 7-7h18c1 4 3 6 7 7 20 4 34 12 36 31z";
/** A profile picture of w by h: a silhouette against studio light. */
export const portraitTile = (w: number, h: number, head: keyof typeof heads, tone: keyof typeof tones) => {
  const [light, mid, body, dark] = tones[tone], n = `b${++ids}`, shape = `<path d="${torso}"/><path d="${heads[head]}"/>`;
  return `<svg width="${w}" height="${h}" viewBox="0 0 112 104" preserveAspectRatio="xMidYMid slice" style="overflow:hidden;border-radius:14px"><defs><linearGradient id="${n}a" x2=".7" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${mid}"/></linearGradient><linearGradient id="${n}b" gradientUnits="userSpaceOnUse" x1="24" y1="14" x2="92" y2="104"><stop stop-color="${body}"/><stop offset="1" stop-color="${dark}"/></linearGradient><radialGradient id="${n}c"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><clipPath id="${n}d">${shape}</clipPath></defs>
  <rect width="112" height="104" fill="url(#${n}a)"/><circle cx="38" cy="34" r="56" fill="url(#${n}c)"/><g clip-path="url(#${n}d)"><rect width="112" height="112" fill="${light}"/><g transform="translate(2.2 2)" fill="url(#${n}b)" style="filter:blur(.7px)">${shape}</g><path d="M38 76c8 13 28 13 36 0l6 3c-6 18-42 18-48 0z" fill="#fff" opacity=".16"/></g></svg>`;
};
