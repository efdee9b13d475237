import type { AnswerOf, OperationName } from "@repo/contract/operations/request";
import type { VisitorOperations } from "@repo/contract/operations/visitors";

/** The answers of the site's handlers when they succeed. */
export type Answers = { [Name in OperationName]: AnswerOf<Name> } & {
  [Name in keyof VisitorOperations]: AnswerOf<Name>;
};
