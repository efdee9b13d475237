export const BETWEEN = `(?:[-‐-―−~/]|to|till|until|through|up to|or|and)`;
