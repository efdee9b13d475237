import { Button } from "@repo/ui/button";

export type View = "table" | "board";

type ViewSwitchProps = { view: View; onChange: (view: View) => void };

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, it is not part of a form
    <div role="group" aria-label="View" className="flex gap-1.5">
      {(["table", "board"] as const).map((each) => (
        <Button
          key={each}
          look={each === view ? "primary" : "outline"}
          size="small"
          aria-pressed={each === view}
          onClick={() => onChange(each)}
        >
          {each === "table" ? "Table" : "Board"}
        </Button>
      ))}
    </div>
  );
}
