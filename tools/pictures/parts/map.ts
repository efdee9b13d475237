import { isInIndia } from "../country.ts";

export type Point = [x: number, y: number];

const coast: Point[] = [
  [68.6, 24.6], [68.2, 23.7], [69.2, 22.9], [70.4, 22.9], [70.2, 22.5], [69, 22.3], [69.2, 21.6], [70.4, 20.8], [71.3, 20.9], [72.2, 21.3], [72.4, 22.2], [72.8, 21.5], [72.8, 20.2],
  [72.8, 19], [73.1, 17.6], [73.5, 16], [74.1, 14.8], [74.7, 13.2], [75.3, 11.9], [76, 10.4], [76.4, 9.2], [77.1, 8.2], [77.6, 8.1], [78.2, 8.8], [79.2, 9.3], [79.1, 10], [79.9, 10.3],
  [79.8, 11.7], [80.3, 13.2], [80.1, 14.6], [80.2, 15.6], [81.1, 15.9], [82.2, 16.6], [83.3, 17.6], [84.8, 19.1], [86.3, 19.9], [87, 21.1], [87.9, 21.7], [88.9, 21.7], [88.8, 24.6],
];
export const cities = {
  hyderabad: [78.48, 17.38], mumbai: [72.95, 19.07], pune: [73.86, 18.3], chennai: [80.2, 13.08], bengaluru: [77.59, 12.97], vizag: [83.2, 17.7], nagpur: [79.09, 21.15],
  ahmedabad: [72.57, 23.02], kolkata: [88.36, 22.57], kochi: [76.35, 9.95], goa: [73.95, 15.4], raipur: [81.63, 21.25], bhubaneswar: [85.8, 20.3], indore: [75.86, 22.7], jamnagar: [70.07, 22.3],
} satisfies Record<string, Point>;
export type City = keyof typeof cities;
const within = (x: number, y: number) => !isInIndia || coast.reduce((odd, [ax, ay], i) => {
  const [bx, by] = coast[(i + 1) % coast.length];
  return (ay > y) !== (by > y) && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
}, false);

/** `k` is in pixels per degree. The picture's corner is at 67° east and 25° north. */
export const project = (k: number, [lon, lat]: Point): Point => [(lon - 67) * k, (25 - lat) * k * 1.05];

export const dotMap = (k: number, color = "#2b5f86", r = 1.5, step = 0.42) => {
  let dots = "", odd = 0;
  for (let lat = 24.5; lat > 8; lat -= step * 0.9, odd ^= 1)
    for (let lon = 68 + (odd * step) / 2; lon < 89.5; lon += step)
      if (within(lon, lat)) {
        const [x, y] = project(k, [lon, lat]);
        dots += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}"/>`;
      }
  return `<svg width="${22.5 * k}" height="${17.5 * k}" fill="${color}">${dots}</svg>`;
};

/** A curved way between two cities, bowed by `bow` of its length. */
export const route = (k: number, from: Point, to: Point, bow = 0.18) => {
  const [ax, ay] = project(k, from), [bx, by] = project(k, to);
  return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bow} ${(ay + by) / 2 - (bx - ax) * bow} ${bx} ${by}`;
};
