import { parse } from "yaml";

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
export type Job = {
  uses?: string;
  permissions?: unknown;
  steps?: Step[];
  strategy?: { matrix?: Record<string, string[]> };
  "timeout-minutes"?: number;
};
export type Workflow = { permissions?: unknown; concurrency?: unknown; jobs: Record<string, Job> };

/** @returns what GitHub allows but our rules don't, each in words. */
export function offences(content: string): string[] {
  const workflow: Workflow = parse(content);
  const unpinned = [...content.matchAll(/^\s*(?:- )?uses: *(.+)$/gm)].flatMap(([, action = ""]) =>
    action.startsWith("./") || /^[\w.-]+(\/[\w.-]+)+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)
      ? []
      : [`${action} is not pinned by a digest with its version beside it`],
  );
  const none = typeof workflow.permissions === "object" && Object.keys(workflow.permissions ?? { any: 1 }).length === 0;
  return [
    ...unpinned,
    ...(none ? [] : ["the workflow gives permissions to all of its jobs"]),
    ...(workflow.concurrency ? [] : ["the workflow has no concurrency group"]),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) => offencesOf(name, job)),
  ];
}

function offencesOf(name: string, { permissions, steps = [], uses, ...job }: Job): string[] {
  const isList = typeof permissions === "object" && permissions !== null;
  return [
    ...(isList ? [] : [`${name} has no list of permissions`]),
    ...(uses || job["timeout-minutes"] ? [] : [`${name} has no time limit`]),
    ...steps.flatMap((step) => [
      ...(step.run?.includes("${{") ? [`${name} puts an expression into a script: ${step.run}`] : []),
      ...(step.uses?.startsWith("actions/checkout@") && step.with?.["persist-credentials"] !== false
        ? [`${name} keeps the credentials of its checkout`]
        : []),
    ]),
  ];
}
