/** Returns whether an input method takes the key. Safari says so by this number alone (WebKit bug 165004). */
export const isComposing = ({ keyCode }: { keyCode: number }) => keyCode === 229;
