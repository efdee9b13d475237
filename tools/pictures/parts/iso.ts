type Spot = [x: number, y: number, z?: number];
export type Faces = [top: string, left: string, right: string];

const cos = Math.cos(Math.PI / 6);
/** Projects a point of the room onto the picture: x runs down right, y down left, z up. */
export const iso = (x: number, y: number, z = 0): [number, number] => [+((x - y) * cos).toFixed(2), +((x + y) / 2 - z).toFixed(2)];
export const face = (points: Spot[], fill: string, extra = "") => `<path d="M${points.map((p) => iso(...p).join(" ")).join("L")}Z" fill="${fill}" ${extra}/>`;

export const paint = {
  white: ["#ffffff", "#e4eef6", "#c4d7e6"], mist: ["#eef6fc", "#cfe2f1", "#aecbe0"], blue: ["#4aa6e2", "#1d82c4", "#0f5c90"],
  cyan: ["#6fd6f8", "#1fb4e6", "#0089bb"], orange: ["#f9ab7d", "#ee7236", "#c4541a"], navy: ["#1f5a85", "#123f62", "#0a2a45"], steel: ["#dfe9f1", "#b4c8d8", "#8ea9bf"],
} satisfies Record<string, Faces>;
export type Paint = keyof typeof paint;
export const block = (x: number, y: number, z: number, w: number, d: number, h: number, tone: Paint | Faces = "blue", extra = "") => {
  const [top, left, right] = typeof tone === "string" ? paint[tone] : tone;
  return `<g stroke-linejoin="round" ${extra}>${face([[x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]], left)}${face([[x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h]], right)}${face([[x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]], top)}</g>`;
};
/** A flat quad on a box's left side (facing y), for screens, slots and lamps. */
export const onLeft = (x: number, y: number, z: number, w: number, h: number, fill: string, extra?: string) => face([[x, y, z], [x + w, y, z], [x + w, y, z + h], [x, y, z + h]], fill, extra);
export const onTop = (x: number, y: number, z: number, w: number, d: number, fill: string, extra?: string) => face([[x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z]], fill, extra);
/** A soft shadow on the floor, to the lower right. */
export const shade = (x: number, y: number, w: number, d: number, opacity = 0.16) => `<g style="filter:blur(3px)">${face([[x, y, 0], [x + w, y, 0], [x + w + 4, y + d + 3, 0], [x + 3, y + d + 4, 0]], `rgba(11,27,43,${opacity})`)}</g>`;
/** An upright cylinder (a data store) with `rings` bands. */
export const drum = (cx: number, cy: number, r: number, h: number, tone: Paint = "blue", rings = 3) => {
  const [top, left, right] = paint[tone], ry = r * 0.5, id = `d${Math.round(cx * 7 + cy * 13 + h)}${tone}`;
  const bands = Array.from({ length: rings - 1 }, (_, i) => { const y = cy - (h * (i + 1)) / rings; return `<path d="M${cx - r} ${y}a${r} ${ry} 0 0 0 ${2 * r} 0" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"/>`; }).join("");
  return `<defs><linearGradient id="${id}"><stop stop-color="${top}"/><stop offset=".45" stop-color="${left}"/><stop offset="1" stop-color="${right}"/></linearGradient></defs><path d="M${cx - r} ${cy - h}V${cy}a${r} ${ry} 0 0 0 ${2 * r} 0V${cy - h}z" fill="url(#${id})"/>${bands}<ellipse cx="${cx}" cy="${cy - h}" rx="${r}" ry="${ry}" fill="${top}"/><ellipse cx="${cx}" cy="${cy - h}" rx="${r - 3}" ry="${ry - 1.8}" fill="#fff" opacity=".18"/>`;
};
