let ids = 0;

const fill = (...stops: string[]) => {
  const id = `p${++ids}`;
  return [`url(#${id})`, `<linearGradient id="${id}" x1=".1" y1="0" x2=".95" y2=".9">${stops.map((color, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${color}"/>`).join("")}</linearGradient>`];
};
const still = (size: number, defs: string, art: string, shadow = [60, 109, 34]) => {
  const id = `p${++ids}`, [cx, cy, rx] = shadow;
  return `<svg width="${size}" height="${size}" viewBox="0 0 120 120"><defs>${defs}<radialGradient id="${id}"><stop stop-color="#0b1b2b" stop-opacity=".3"/><stop offset="1" stop-color="#0b1b2b" stop-opacity="0"/></radialGradient></defs><ellipse cx="${cx + 3}" cy="${cy}" rx="${rx}" ry="5.5" fill="url(#${id})"/>${art}</svg>`;
};

export const lamp = (size: number, tint = ["#ffb184", "#ee7236", "#c9531b"]) => {
  const [shade, d1] = fill(...tint), [stem, d2] = fill("#3d5a74", "#0b1b2b"), id = `p${++ids}`;
  return still(size, `${d1}${d2}<radialGradient id="${id}" cy=".1"><stop stop-color="#fff3d6" stop-opacity=".95"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>`,
    `<path d="M38 107c0-4.5 8-7 22-7s22 2.5 22 7c0 1.8-1 2.5-3 2.5H41c-2 0-3-.7-3-2.5z" fill="${stem}"/>
     <ellipse cx="60" cy="70" rx="42" ry="32" fill="url(#${id})"/><rect x="56.5" y="52" width="7" height="50" rx="2" fill="${stem}"/><path d="M18 57C18 31 37 14 60 14s42 17 42 43c0 3-2 5-6 5H24c-4 0-6-2-6-5z" fill="${shade}"/>
     <path d="M27 47c3-14 12-22 24-25" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".5"/><path d="M26 62h68c-2 3-12 4.5-34 4.5S28 65 26 62z" fill="#ffd79b"/><circle cx="60" cy="12.5" r="3.5" fill="${stem}"/>`);
};

export const vase = (size: number, tint = ["#8cc9ef", "#1375b6", "#0a4775"]) => {
  const [body, d1] = fill(...tint), [rim, d2] = fill("#fff6ec", "#e9d2bd");
  return still(size, d1 + d2,
    `<g fill="none" stroke="#b98a62" stroke-width="1.8" stroke-linecap="round"><path d="M58 46C56 34 50 22 41 11M61 46c0-14 3-26 9-38M63 46c4-10 11-18 20-24"/></g>
     <g fill="#e7a97c"><ellipse cx="41" cy="12" rx="3.4" ry="7" transform="rotate(-34 41 12)"/><ellipse cx="49" cy="24" rx="3" ry="6.5" transform="rotate(-62 49 24)"/><ellipse cx="70" cy="10" rx="3.4" ry="7.5" transform="rotate(22 70 10)"/><ellipse cx="63" cy="23" rx="3" ry="6.5" transform="rotate(40 63 23)"/><ellipse cx="83" cy="21" rx="3.2" ry="7" transform="rotate(52 83 21)"/><ellipse cx="72" cy="33" rx="2.8" ry="6" transform="rotate(70 72 33)"/></g>
     <path d="M50 46h20c1 6-1 10 4 14 11 8 17 16 17 27 0 10-6 18-13 22H42c-7-4-13-12-13-22 0-11 6-19 17-27 5-4 3-8 4-14z" fill="${rim}"/>
     <path d="M29.6 82C41 77 51 89 62 85s18-9 28.2-4c.5 2 .8 4 .8 6 0 10-6 18-13 22H42c-7-4-13-12-13-22 0-1.7.2-3.4.6-5z" fill="${body}"/>
     <path d="M38 76c3-6 7-9 11-12" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".75"/><ellipse cx="60" cy="46" rx="10.5" ry="2.6" fill="#fff"/><ellipse cx="60" cy="46.3" rx="8" ry="1.6" fill="#9c7f68"/>`, [60, 109, 30]);
};

export const teapot = (size: number, tint = ["#3d6f96", "#14426a", "#0b2740"]) => {
  const [body, d1] = fill(...tint), [wood, d2] = fill("#e2b084", "#a8703f");
  return still(size, d1 + d2,
    `<path d="M31 62C29 22 91 22 89 62" fill="none" stroke="${wood}" stroke-width="5.5" stroke-linecap="round"/><path d="M86 88c12-2 14-16 22-28l6 3c-6 14-10 32-26 35z" fill="${body}"/>
     <path d="M20 82c0-16 17-26 40-26s40 10 40 26-16 27-40 27-40-11-40-27z" fill="${body}"/><path d="M37 60c3-6 12-8 23-8s20 2 23 8c-5 3-14 4-23 4s-18-1-23-4z" fill="#ffffff" opacity=".12"/><path d="M39 59c3-5 11-7 21-7s18 2 21 7c-5 2.5-13 3.4-21 3.4S44 61.5 39 59z" fill="${body}"/>
     <circle cx="60" cy="48.5" r="4.6" fill="${wood}"/><path d="M29 78c3-7 9-11 17-13" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" opacity=".35"/>`, [60, 108, 42]);
};

export const stool = (size: number) => {
  const [wood, d1] = fill("#eec49c", "#c98f5c", "#9a6233"), [seat, d2] = fill("#7fd8f8", "#00a0dc", "#00769f");
  return still(size, d1 + d2,
    `<path d="M43 52h8l-9 57h-7zM69 52h8l8 57h-7z" fill="${wood}"/><path d="M56 52h8l1 52h-9z" fill="#8a5930"/><path d="M39 84h42v5H38.5z" fill="${wood}"/>
     <path d="M25 41c0-8 14-13 35-13s35 5 35 13v7c0 7-14 11-35 11S25 55 25 48z" fill="${seat}"/><ellipse cx="60" cy="40" rx="33" ry="10" fill="#fff" opacity=".22"/><path d="M33 38c6-4 14-5.5 22-6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>`);
};

export const tote = (size: number) => {
  const [cloth, d1] = fill("#fff3e4", "#f3dcc3", "#dcb994"), [band, d2] = fill("#f79a63", "#d9581f");
  return still(size, d1 + d2,
    `<path d="M43 48C42 16 78 16 77 48" fill="none" stroke="#c4733f" stroke-width="4.5" stroke-linecap="round"/><path d="M26 44h68l6 58c.5 4-2 7-6 7H26c-4 0-6.5-3-6-7z" fill="${cloth}"/><path d="M22.3 80h75.4l2.3 22c.5 4-2 7-6 7H26c-4 0-6.5-3-6-7z" fill="${band}"/>
     <path d="M43 49C42 22 78 22 77 49" fill="none" stroke="#e08a50" stroke-width="4.5" stroke-linecap="round"/><circle cx="43" cy="51" r="3" fill="#a8571f"/><circle cx="77" cy="51" r="3" fill="#a8571f"/><path d="M32 50l-4 26" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>`, [60, 109, 44]);
};

export const bowls = (size: number) => {
  const [a, d1] = fill("#ffffff", "#e3edf5", "#b9cfe0"), [b, d2] = fill("#ffc49e", "#ee7236", "#bf5019"), [c, d3] = fill("#5aaee2", "#1375b6", "#0c4f80");
  const bowl = (y: number, half: number, color: string) => `<path d="M${60 - half} ${y}h${half * 2}c0 14-${half * 0.42} 24-${half * 0.72} 25h-${half * 0.56}C${60 - half * 0.58} ${y + 24} ${60 - half} ${y + 14} ${60 - half} ${y}z" fill="${color}"/><path d="M${60 - half + 7} ${y + 5}c1 6 4 10 8 13" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`;
  return still(size, d1 + d2 + d3, `${bowl(84, 42, c)}${bowl(66, 36, a)}${bowl(49, 30, b)}<ellipse cx="60" cy="49" rx="30" ry="4" fill="#8f3c12" opacity=".55"/>`, [60, 109, 36]);
};

export const sneaker = (size: number) => {
  const [upper, d1] = fill("#f7fafc", "#dfe9f1", "#a9c0d3"), [side, d2] = fill("#3a9bdc", "#1375b6", "#0a4775"), [sole, d3] = fill("#ffffff", "#dbe7f0"), [heel, d4] = fill("#f79a63", "#e2602a");
  return still(size, d1 + d2 + d3 + d4,
    `<path d="M24 47c8 1 14-1 19-7l8-6c-1 10-9 20-22 21z" fill="#14344e"/><path d="M12 90c-2-14 1-28 3-41 .5-3 3-4 6-3 7 4 15 4 21-1l11-12c2-2 5-2 6.5.5L65 44l22 23c8 6 23 6 25 21v6H13z" fill="${upper}"/>
     <path d="M12 90c-2-14 1-28 3-41 .5-3 3-4 6-3 2 1.2 4.5 2 7 2.300-4 14-2 31 6 45.700H13z" fill="${heel}"/><path d="M37 94c4-15 15-24 28-35l14 15c3 3 7 4.5 12 5-8 3-13 8-14 15z" fill="${side}"/><path d="M48 94c3-9 10-16 20-22" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".55"/>
     <path d="M93 71.5c9 1.5 18 5 19 16.5v6H95c-5-6-6-15-2-22.5z" fill="#d3e1ec"/><g stroke="#14344e" stroke-width="2.6" stroke-linecap="round"><path d="M54 49l8-5M60 55.5l8-5M66 62l8-5"/></g><path d="M18 60c.5-4 1-7 1.5-9.5" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>
     <path d="M9.5 91.5H110c3.5 0 5.5 1.5 5.5 4.5 0 6-5 9.5-12 9.5H19c-7 0-11-4-11-10 0-2 .3-4 1.5-4z" fill="${sole}"/><path d="M8.4 98c1.4 5 5.2 7.5 10.6 7.5h84.5c5.5 0 9.5-2 11.2-6-32 3.5-74 3-106.300-1.5z" fill="#b3cadb"/>`, [62, 108, 54]);
};

export const watch = (size: number) => {
  const [strap, d1] = fill("#2d4a63", "#0b1b2b"), [face, d2] = fill("#1b4a6d", "#081420"), [rim, d3] = fill("#f2f6fa", "#9fb4c6");
  return still(size, d1 + d2 + d3,
    `<path d="M44 8h32l4 28H40zM40 84h40l-4 28H44z" fill="${strap}"/><rect x="30" y="30" width="60" height="60" rx="19" fill="${rim}"/><rect x="35" y="35" width="50" height="50" rx="15" fill="${face}"/><rect x="90" y="52" width="4" height="14" rx="2" fill="#9fb4c6"/>
     <circle cx="60" cy="60" r="17" fill="none" stroke="#284d6b" stroke-width="5"/><circle cx="60" cy="60" r="17" fill="none" stroke="#ee7236" stroke-width="5" stroke-linecap="round" stroke-dasharray="78 120" transform="rotate(-90 60 60)"/><path d="M60 52v8l5 4" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`, [60, 112, 26]);
};

const skies = {
  dusk: ["#bfe3f7", "#ffe6d3", "#ffd0b0", "#ee7236", "#7db8de", "#3489c4", "#0f5c90", "#1a70aa"],
  noon: ["#8fd8f7", "#d3f0fc", "#f3fbff", "#fff3d6", "#9fd3ee", "#4aa8dc", "#0a7fb5", "#0e93cc"],
  night: ["#0b2740", "#15507c", "#3a86b8", "#ffd9b8", "#1c5f8e", "#124a73", "#0a2f4d", "#0e3d61"],
};
/** Hills by the water that fill their box, as the picture inside the pictures. */
export const hills = (w: number, h: number, style = "", sky: keyof typeof skies = "dusk", sun = [168, 58]) => {
  const id = `p${++ids}`, [s1, s2, s3, disc, far, near, water, glint] = skies[sky];
  return `<svg width="${w}" height="${h}" viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" style="overflow:hidden;${style}"><defs><linearGradient id="${id}" x2=".3" y2="1"><stop stop-color="${s1}"/><stop offset=".55" stop-color="${s2}"/><stop offset="1" stop-color="${s3}"/></linearGradient></defs><rect width="240" height="140" fill="url(#${id})"/><circle cx="${sun[0]}" cy="${sun[1]}" r="17" fill="${disc}"/><path d="M0 84c26-24 48-34 70-20s34 12 58-6 58-14 112 24v60H0z" fill="${far}"/><path d="M0 98c34-18 60-20 92-6s66 2 92-10 40-8 56-2v62H0z" fill="${near}"/><path d="M0 108h240v32H0z" fill="${water}"/><path d="M0 108c40-3 70 4 120 2s80-5 120-1v6c-50 5-80 2-120 4s-80-2-120 0z" fill="${glint}"/><path d="M150 113h36l-5 3h-26zM146 122h44l-6 3h-32zM156 131h26l-4 2h-18z" fill="${disc}" opacity=".7"/><path d="M54 118h40c-3 6-8 8-20 8s-17-2-20-8z" fill="#0b1b2b"/><path d="M62 118c1-9 23-9 25 0z" fill="#123a58"/></svg>`;
};
