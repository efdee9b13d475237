const START =
  /(^|[,;|\n\v\f\u0085\u2028\u2029])([ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"\p{Cf}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

export function withoutFormulas(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\t/g, " ").replace(START, "$1$2'");
}
