/** Source of a regular expression: what stands between the ends of a range, as in “3–5”, “7 till 9” or “4 and 6”. */
export const BETWEEN = `(?:[-‐-―−~/]|to|till|until|through|up to|or|and)`;
