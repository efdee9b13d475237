/** The height of the fixed header and the category bar, and some space. */
export const JUMP_OFFSET_PX = 68 + 70 + 20;
