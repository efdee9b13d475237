import type { ChangeEvent } from "react";

type SelectBoxProps = {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

export function SelectBox({ label, checked, mixed = false, onChange }: SelectBoxProps) {
  return (
    <label className="inline-grid min-h-6 min-w-6 place-items-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="size-5 accent-blue"
      />
    </label>
  );
}
