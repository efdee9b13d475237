// A living room, a floor plan and a neighbourhood, for property scenes.
import { C } from "../kit.ts";
import { grid, streets } from "./streets.ts";
let ids = 0;

/** Living room with a view, filling its box. */
export const room = (w: number, h: number, style = "") => {
  const n = `r${++ids}`, grad = (i: string, a: string, b: string) => `<linearGradient id="${n}${i}" x2=".5" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;
  return `<svg width="${w}" height="${h}" viewBox="0 0 240 140" preserveAspectRatio="xMidYMid slice" style="overflow:hidden;${style}"><defs>${grad("a", "#f3f8fc", "#dbe9f4")}${grad("b", "#bfe6fa", "#fff1e4")}${grad("c", "#e9cdb2", "#cfa57f")}${grad("d", "#3a9bdc", "#0f5c90")}${grad("e", "#fff4dd", "#ffd9a8")}</defs>
  <rect width="240" height="140" fill="url(#${n}a)"/><path d="M0 106h240v34H0z" fill="url(#${n}c)"/><path d="M0 106h240M0 117h240M0 128h240" stroke="#b98a62" stroke-opacity=".3"/>
  <rect x="26" y="16" width="116" height="72" rx="3" fill="#fff"/><rect x="30" y="20" width="108" height="64" fill="url(#${n}b)"/><circle cx="112" cy="44" r="9" fill="${C.orange}" opacity=".9"/><path d="M30 70c16-12 30-14 44-6s34 0 64-8v28H30z" fill="#8fc3e6"/><path d="M30 66h8V52h9v14h5V46h10v22h6V56h9v14h8v14H30zM118 84V58h8v10h12v16z" fill="#4a9dd2"/><path d="M66 20v64M102 20v64" stroke="#fff" stroke-width="3"/>
  <path d="M18 12h12c3 26 1 50-6 78h-8c4-26 5-52 2-78zM150 12h-12c-3 26-1 50 6 78h8c-4-26-5-52-2-78z" fill="#fff" opacity=".92"/><path d="M14 12h140" stroke="#51606f" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M30 106l22-18h86l34 18z" fill="#fff" opacity=".2"/><ellipse cx="112" cy="126" rx="92" ry="10" fill="#fff" opacity=".4"/>
  <rect x="166" y="28" width="34" height="26" rx="2" fill="#fff"/><path d="M169 51V31h28v20z" fill="#ffe4d5"/><path d="M169 51l10-11 7 6 6-5 5 5v5z" fill="${C.orange}" opacity=".8"/>
  <path d="M56 92c0-12 4-16 12-16h74c8 0 12 4 12 16v22H56z" fill="url(#${n}d)"/><path d="M105 78v20" stroke="#0f5c90" stroke-opacity=".5"/><path d="M48 96c0-7 12-8 13 0v8h88v-8c1-8 13-7 13 0v20c0 3-1 4-4 4H52c-3 0-4-1-4-4z" fill="#2b8fd2"/><path d="M60 104h90v6H60z" fill="#1a70aa"/><path d="M56 120v6M154 120v6" stroke="#6d4a2e" stroke-width="3"/><rect x="68" y="84" width="20" height="19" rx="4" fill="#ffd0b0" transform="rotate(-8 78 93)"/><rect x="126" y="85" width="19" height="18" rx="4" fill="#fff" transform="rotate(7 135 94)"/>
  <path d="M190 124V74" stroke="#3d5a74" stroke-width="2.4"/><path d="M180 125h20" stroke="#3d5a74" stroke-width="3" stroke-linecap="round"/><ellipse cx="190" cy="88" rx="26" ry="22" fill="#ffe3b0" opacity=".35"/><path d="M176 78l5-18h18l5 18z" fill="url(#${n}e)"/>
  <path d="M214 126h16l3-20h-22z" fill="#fff"/><path d="M222 106c-2-16-10-22-16-24 0 12 5 22 16 24zm0 0c0-20 6-30 13-34 4 14-2 28-13 34zm0 0c-1-18-3-30-1-40 7 10 7 28 1 40z" fill="#2c8f6b"/></svg>`;
};

/** Floor plan of a three-room flat, drawn on 200 by 160. */
export const plan = (w: number, wall = C.navy, tint = C.sky) => `<svg width="${w}" height="${w * 0.8}" viewBox="-4 -4 208 168" font-family="Inter" fill="none"><rect width="200" height="160" rx="3" fill="#fff"/><path d="M0 0h88v72H0z" fill="${tint}"/><path d="M88 0h112v92H88z" fill="#fff6f0"/><path d="M0 72h60v88H0z" fill="#eef6fc"/><path d="M136 92h64v68h-64z" fill="${tint}"/>
  <g stroke="#9db4c6" stroke-width="2.6" stroke-linejoin="round"><rect x="12" y="12" width="36" height="42" rx="4" fill="#fff"/><path d="M12 24h36"/><rect x="104" y="10" width="62" height="20" rx="5" fill="#fff"/><circle cx="136" cy="56" r="11" fill="#fff"/><rect x="150" y="122" width="38" height="30" rx="4" fill="#fff"/><path d="M162 122v30"/><rect x="8" y="126" width="18" height="28" rx="8" fill="#fff"/><path d="M8 84h18v26H8z" fill="#fff"/><circle cx="98" cy="142" r="8" fill="#fff"/></g>
  <path d="M88 46V0M88 72H0M60 72v26M60 126v34M136 160v-24M136 112V92h22M184 92h16" stroke="${wall}" stroke-width="5" stroke-linecap="round"/><path d="M72 160H0V0h200v160h-82" stroke="${wall}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M88 46a26 26 0 0 1-26 26M60 98a28 28 0 0 1 28 28H60M136 136a24 24 0 0 1-24-24h24" stroke="${C.orange}" stroke-width="2.4"/></svg>`;

/** Streets around Jubilee Hills, more or less, for price markers. */
export const quarter = (w: number, h: number) => streets({ w, h, k: 0.8, minor: grid(w, h, 15, 14), parks: [`M${w * 0.62} ${h * 0.06}l${w * 0.26} ${h * 0.1}l-${w * 0.06} ${h * 0.34}l-${w * 0.25}-${h * 0.1}z`], water: [`M-6 ${h * 0.7}c${w * 0.16}-${h * 0.16} ${w * 0.26} 0 ${w * 0.24} ${h * 0.18}s-${w * 0.12} ${h * 0.3}-${w * 0.3} ${h * 0.2}z`],
  major: [`M-5 ${h * 0.34}C${w * 0.3} ${h * 0.2} ${w * 0.5} ${h * 0.72} ${w + 5} ${h * 0.6}`, `M${w * 0.46}-5C${w * 0.4} ${h * 0.4} ${w * 0.5} ${h * 0.7} ${w * 0.42} ${h + 5}`], main: [`M${w * 0.08} ${h + 5}C${w * 0.3} ${h * 0.62} ${w * 0.7} ${h * 0.98} ${w + 5} ${h * 0.84}`] });
