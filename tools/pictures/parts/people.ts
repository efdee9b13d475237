let ids = 0;

const grounds = { blue: ["#63b5ea", "#1160a0"], cyan: ["#7fdcfb", "#0784b8"], orange: ["#ffc9a6", "#e2703a"], navy: ["#3d7aa6", "#0c2f4d"], sand: ["#fff0e4", "#f3bd97"], mist: ["#e6f3fc", "#a3cbe8"] };
const hairs = {
  short: '<path d="M33 38c-2-15 6-24 18-24 13 0 19 9 17 24-1-6-4-10-7-12-7 2-15 2-21 0-4 2-6 6-7 12z"/>',
  bun: '<circle cx="50" cy="11" r="7.5"/><path d="M32 42c-3-18 5-28 18-28s21 10 18 28c-2-8-5-13-9-16-8 5-14 5-20 5-4 3-6 6-7 11z"/>',
  long: '<path d="M28 70c2-10 2-20 3-32 1-15 8-24 19-24s18 9 19 24c1 12 1 22 3 32-5 3-9 2-12-1V40c-3-6-6-10-8-12-5 4-9 5-13 5-1 2-2 4-2 7v29c-2 3-6 4-9 1z"/>',
  crop: '<path d="M33 36c-1-14 6-22 17-22s18 8 17 22l-3-8c-8-4-20-4-28 0z"/><path d="M33.3 39c0 7 2 12 5 14 4-3.5 19.4-3.5 23.4 0 3-2 5-7 5-14 1.2 15-4.7 23.5-16.7 23.5S32.1 54 33.3 39z"/>',
};

type Portrait = {
  ground?: keyof typeof grounds; hair?: keyof typeof hairs; skin?: string; cloth?: string; coat?: boolean; air?: number; drop?: number; radius?: number;
};

/** `coat` is a doctor's, with a stethoscope. `air` and `drop` add room above and below, in percent of the figure. */
export const portrait = (w: number, h: number, { ground = "blue", hair = "short", skin = "#c98f68", cloth = "#0f3d61", coat = false, air = 0, drop = 0, radius = 0 }: Portrait = {}) => {
  const id = `h${++ids}`, [a, b] = grounds[ground], high = 100 + air + drop, wide = (high * w) / h;
  return `<svg width="${w}" height="${h}" viewBox="${50 - wide / 2} ${-air} ${wide} ${high}" style="overflow:hidden;border-radius:${radius}px"><defs><linearGradient id="${id}g" x2="1" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient><linearGradient id="${id}s" x2=".9" y2=".6"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1b2b" stop-opacity=".28"/></linearGradient></defs>
    <rect x="-100" y="-100" width="300" height="300" fill="url(#${id}g)"/>${hair === "long" ? `<g fill="#13293c">${hairs.long}</g>` : ""}<path d="M42 54h16v22H42z" fill="${skin}"/><path d="M42 60c5 6 11 6 16 0v6c-5 4-11 4-16 0z" fill="#0b1b2b" opacity=".22"/>
    <path d="M5 200V106c1-24 18-33 37-37 4 6 12 6 16 0 19 4 36 13 37 37v94z" fill="${coat ? "#f4f8fb" : cloth}"/>${coat ? '<path d="M42 69l8 13 8-13 6 2-12 40v90h-4v-90L36 71z" fill="#2f86c4"/><path d="M36 71c-2 8-2 14 1 19M64 71c2 8 1 15-3 20" fill="none" stroke="#0b1b2b" stroke-width="2.6" stroke-linecap="round"/><circle cx="60" cy="93" r="3.6" fill="#0b1b2b"/>' : ""}
    <ellipse cx="50" cy="40" rx="16.5" ry="20" fill="${skin}"/><path d="M5 200V106c1-24 18-33 37-37v-8c-5-5-8-13-8.5-21 0-15 6-25 16.5-25s16.5 10 16.5 25c-.5 8-3.5 16-8.5 21v8c19 4 36 13 37 37v94z" fill="url(#${id}s)"/><g fill="#13293c">${hair === "long" ? '<path d="M33 38c0-14 6-22 17-22s17 8 17 22c-3-6-6-10-8-12-9 6-18 6-22 6-2 2-3 4-4 6z"/>' : hairs[hair]}</g></svg>`;
};
