import { POST_FORMATS, type PostFormat } from "@repo/contract/post/format";

type FormatChoiceProps = { value: PostFormat; onChange: (format: PostFormat) => void };

const LABELS: Record<PostFormat, string> = { plain: "Plain text", markdown: "Markdown" };

export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="mb-1.5 font-medium">Format</legend>
      {POST_FORMATS.map((format) => (
        <label key={format} className="flex items-center gap-2">
          <input
            type="radio"
            name="format"
            value={format}
            checked={value === format}
            onChange={() => onChange(format)}
            className="size-5 shrink-0"
          />
          {LABELS[format]}
        </label>
      ))}
    </fieldset>
  );
}
