import { C } from "../base.ts";
import { firm } from "../firm.ts";

const lattice = (cx: number, cy: number, w: number, h: number, angle: number, sx: number, sy: number) => {
  let d = "";
  for (let x = -w; x <= w; x += sx) d += `M${x} ${-h}V${h}`;
  for (let y = -h; y <= h; y += sy) d += `M${-w} ${y}H${w}`;
  return `<g transform="translate(${cx} ${cy}) rotate(${angle})"><path d="${d}"/></g>`;
};
const area = (id: string, d: string, inner: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
const lake = "M330 92c26-14 66-12 84 8 18 22 14 58-2 82-14 20-36 30-58 24-20-6-22-22-36-34-14-10-22-24-18-44 2-14 14-28 30-36z";
const river = "M-10 352c60-22 120 4 180-4s90-34 150-28 100 36 160 30 90-26 130-20v22c-46-4-76 16-128 20s-104-24-160-28-96 22-152 28-124-14-180 6z";
const major = ["M-10 120C80 104 150 128 214 150s70 30 108 34", "M60-10C90 60 100 130 84 210S60 330 70 410", "M300-10C304 40 300 66 288 96S276 170 300 210s26 100 20 200", "M414 182C440 240 470 300 480 410", "M420 100C480 90 540 100 610 84", "M440 200C500 214 550 200 610 214", "M-10 250C60 236 130 262 190 254s90-6 130-10 120 20 160 40 90 20 130 18", "M150-10C160 50 190 100 214 150s20 90 4 140 -30 80-26 130", "M520-10C512 60 540 130 530 208s20 140 30 210"];
const main = ["M-10 40C80 30 140 70 210 72S330 60 400 76 520 50 610 22", "M440-10C436 40 446 90 436 130S424 190 418 214 360 260 322 252 220 300 170 290 60 330-10 318"];
const ring = "M318 84C296 96 284 116 286 136c2 22 20 32 32 44 12 14 18 32 42 38";
const label = (x: number, y: number, text: string, size = 10, extra = "") => `<text x="${x}" y="${y}" font-size="${size}" ${extra}>${text}</text>`;

const names = firm.address.city !== "Hyderabad" ? "" : `
  <g font-weight="600" fill="${C.slate}" stroke="#eef5fa" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">${label(132, 104, "Begumpet")}${label(66, 176, "Banjara Hills")}${label(138, 200, "Park", 9, 'fill="#2f7d5a"')}${label(526, 46, "Secunderabad")}${label(246, 232, "Khairatabad")}${label(528, 182, "Himayatnagar")}${label(392, 318, "Abids")}${label(126, 328, "Mehdipatnam")}${label(516, 388, "Charminar")}</g>
  <g font-weight="600" font-style="italic" fill="#0f5c90" text-anchor="middle">${label(352, 128, "Hussain", 11)}${label(352, 142, "Sagar", 11)}${label(250, 350, "Musi River", 10, 'transform="rotate(-7 250 350)" style="letter-spacing:.06em"')}</g>`;

/** A map of 600 by 400. For a firm in another city, it is a picture without names. */
export const hyderabad = (w: number, h: number) => `<svg class="at" style="left:0;top:0" width="${w}" height="${h}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" font-family="Inter"><defs><linearGradient id="lk" x2=".4" y2="1"><stop stop-color="#a9ddf6"/><stop offset="1" stop-color="#5fb6e6"/></linearGradient><radialGradient id="ground" cx=".3" cy=".1" r="1.1"><stop stop-color="#f6fafd"/><stop offset="1" stop-color="#dde9f3"/></radialGradient></defs><rect width="600" height="400" fill="url(#ground)"/>
  <g fill="#d3e3ef" opacity=".55"><path d="M96 132l96 22 12 92-110-2zM226 160l80 30 8 60-84 4zM326 266l80 8 30 110-96-20zM-4 132l82-6 8 84-90 20zM444 216l78-6 10 92-70-20zM446 20l70-14-2 78-70 8z"/></g>
  <g fill="none" stroke="#fff" stroke-width="2.2">${area("q1", "M-10-10H310L290 96 300 210 322 250 260 274 170 290 80 312-10 319z", lattice(130, 130, 300, 240, -11, 28, 21))}${area("q2", "M310-10H610V215L430 200 416 90 300 70z", lattice(500, 90, 240, 200, 8, 26, 20))}${area("q3", "M-10 319L80 312 170 290 260 274 322 246 400 258 480 284 540 298 620 302V410H-10z", lattice(300, 350, 400, 200, 16, 25, 19))}${area("q4", "M300 210L430 200 620 214V302L540 298 480 284 400 258 322 246z", lattice(480, 250, 240, 120, -18, 26, 20))}</g>
  <g fill="#cbe8d9" stroke="#cbe8d9" stroke-width="8" stroke-linejoin="round"><path d="M108 156l66 16 8 54-70-4z"/><path d="M438 128l44-6 6 40-42 14c-8-12-10-30-8-48z" opacity=".9"/><path d="M236 270l56-10 10 40-52 14z"/><path d="M20 60l50-8 6 44-52 8z"/><path d="M540 240l60-8v50l-52 6z"/></g>
  <path d="${river}" fill="url(#lk)" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>
  <g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="#c9dae7" stroke-width="7.4">${major.map((d) => `<path d="${d}"/>`).join("")}</g><g stroke="#efbf9f" stroke-width="10">${main.map((d) => `<path d="${d}"/>`).join("")}</g><g stroke="#fff" stroke-width="5.6">${major.map((d) => `<path d="${d}"/>`).join("")}</g><g stroke="#ffe7d8" stroke-width="7.8">${main.map((d) => `<path d="${d}"/>`).join("")}</g></g>
  <path d="${lake}" fill="url(#lk)" stroke="#fff" stroke-width="3"/><path d="M338 102c22-12 54-10 68 6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/><path d="${ring}" fill="none" stroke="#8fbf9f" stroke-width="3" stroke-dasharray=".1 6" stroke-linecap="round"/><circle cx="392" cy="132" r="4.6" fill="#cbe8d9" stroke="#fff" stroke-width="1.6"/><circle cx="322" cy="252" r="40" fill="#ee7236" opacity=".12"/><circle cx="322" cy="252" r="22" fill="#ee7236" opacity=".2"/>${names}</svg>`;
