/** What lies above a section that was jumped to: the fixed header, the bar of categories and some air. */
export const JUMP_OFFSET_PX = 68 + 70 + 20;
