const SIGNS = [
  /^#{2,6} +\S/m,
  /\[[^[\]\n]+\]\((?:https?:\/\/|mailto:|tel:|[/#])[^\s()]*\)/,
  /^ {0,3}\|? *:?-{3,}:? *\|[-:| ]*$/m,
  /^(?:```|~~~)[\w-]*$/m,
];

export const looksLikeMarkdown = (text: string): boolean => SIGNS.some((sign) => sign.test(text));
