declare module "textlint-rule-sentence-length" {
  const rule: { default: import("@textlint/kernel").TextlintRuleModule };
  export default rule;
}
declare module "textlint-rule-terminology" {
  const rule: import("@textlint/kernel").TextlintRuleModule;
  export default rule;
}
declare module "textlint-rule-write-good" {
  const rule: { default: import("@textlint/kernel").TextlintRuleModule };
  export default rule;
}
