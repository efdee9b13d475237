import {
  type Context,
  context,
  createContextKey,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { Tracing } from "./tracing.ts";

const TASK = createContextKey("task");
/** Of mails that wait longer than this many others, the cause is forgotten. */
const MAX_CAUSES = 1_000;

type Task = { span: Span | undefined; begin(): Span };

const taskOf = (active: Context) => active.getValue(TASK) as Task | undefined;

/** Where a span of now belongs. A task that has only looked for work until now has no span yet, and gets it by `isWork`. */
export function contextOf(isWork: boolean): Context {
  const active = context.active();
  const task = trace.getSpan(active) ? undefined : taskOf(active);
  const span = isWork ? task?.begin() : task?.span;
  return span ? trace.setSpan(active, span) : active;
}

type Background = Pick<Tracing, "task" | "noteWork" | "expectMail" | "mail" | "noteMail">;

export function backgroundTracer(tracer: Tracer): Background {
  const causes = new Map<string, Context>();

  return {
    async task(name, work) {
      const startTime = Date.now();
      let endTime: number | undefined;
      const task: Task = {
        span: undefined,
        begin() {
          if (this.span) return this.span;
          this.span = tracer.startSpan(`task ${name}`, { startTime }, ROOT_CONTEXT);
          // What a task has put off may come after it.
          if (endTime) this.span.end(endTime);
          return this.span;
        },
      };
      try {
        return await context.with(ROOT_CONTEXT.setValue(TASK, task), work);
      } finally {
        endTime = Date.now();
        task.span?.end(endTime);
      }
    },

    noteWork({ isFailed }) {
      const span = taskOf(context.active())?.begin();
      if (isFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
    },

    expectMail(id) {
      const cause = trace.getSpanContext(contextOf(true));
      if (!cause) return;
      causes.set(id, trace.setSpanContext(ROOT_CONTEXT, cause));
      const [oldest] = causes.size > MAX_CAUSES ? causes.keys() : [];
      if (oldest) causes.delete(oldest);
    },

    async mail({ id, template, attempt, overdueMs }, send) {
      const attributes = { "mail.template": template, "mail.attempt": attempt, "mail.overdue_ms": overdueMs };
      const above = causes.get(id) ?? contextOf(true);
      const span = tracer.startSpan(`mail ${template}`, { kind: SpanKind.CLIENT, attributes }, above);
      try {
        return await context.with(trace.setSpan(above, span), send);
      } finally {
        span.end();
      }
    },

    noteMail(result) {
      const span = trace.getActiveSpan();
      span?.setAttribute("mail.result", result);
      if (result !== "sent") span?.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}
