import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from "react";
import { smallControl, ToolbarField } from "@/app/(dashboards)/_shared/lists/toolbar";
import type { useUrlState } from "@/app/(dashboards)/_shared/lists/use-url-state";

type TypedFilterProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  url: ReturnType<typeof useUrlState>;
  name: string;
  label: string;
  read?: (typed: string) => string;
  error?: string;
};

export function TypedFilter({ url, name, label, read = String, error, className = "", ...input }: TypedFilterProps) {
  const value = url.get(name);
  const [typed, setTyped] = useState(value);
  const errorId = useId();
  const isWrong = typed !== "" && read(typed) === "";

  const follow = useEffectEvent((shown: string) => {
    const isCurrent = shown === (new URLSearchParams(location.search).get(name) ?? "");
    if (isCurrent && shown !== read(typed)) setTyped(shown);
  });
  useEffect(() => follow(value), [value]);

  return (
    <div className={className}>
      <ToolbarField label={label}>
        <input
          {...input}
          className={`${smallControl} aria-invalid:border-error`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            url.set({ [name]: read(target.value) }, { replace: true });
          }}
        />
      </ToolbarField>
      {isWrong && (
        <p id={errorId} className="mt-1 text-error text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
