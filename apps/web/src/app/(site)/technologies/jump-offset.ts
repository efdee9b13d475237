/** Fixed header + category bar + some air. */
export const JUMP_OFFSET_PX = 68 + 70 + 20;
