import { EXAMPLES, EXAMPLES_TEXT, examplesHtml } from "@repo/markdown/examples";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { ArticleText } from "@/components/blog/article-text";
import { useRendered } from "./use-rendered";

export function ExamplesDialog({ onClose }: { onClose: () => void }) {
  const { html, failure } = useRendered(EXAMPLES_TEXT);
  const shown = html === undefined ? [] : examplesHtml(html);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Examples of Markdown"
      closeLabel="Close examples"
      className={`${dialogCard} max-w-4xl p-(--pad) [--pad:--spacing(5)] sm:[--pad:--spacing(7)]`}
    >
      <p className="text-slate text-sm">What you type, and what visitors see of it</p>
      <p role="status" className="text-sm text-slate">
        {html === undefined && (failure ?? "Loading preview...")}
      </p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {EXAMPLES.map(({ label, text }, index) => (
          <li key={label} className="grid items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-2">
            <div>
              <h3 className="mb-1.5 font-medium">{label}</h3>
              <pre className="whitespace-pre-wrap rounded-lg bg-mist p-3 font-mono">{text}</pre>
            </div>
            <ArticleText html={shown[index] ?? ""} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
