import { company } from "@repo/brand";

export function OtherTabNote({ labels }: { labels: string[] }) {
  return (
    <div role="status">
      {labels.length > 0 && (
        <p className="mb-4 rounded-xl bg-sand p-4 text-sm">
          {`This form is also open in another tab, where ${new Intl.ListFormat(company().locale).format(labels.map((label) => `“${label}”`))} ${labels.length === 1 ? "says" : "say"} something else. This device keeps what you type last.`}
        </p>
      )}
    </div>
  );
}
