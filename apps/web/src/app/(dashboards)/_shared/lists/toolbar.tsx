import type { ReactNode } from "react";

export const smallControl =
  "min-h-10 w-full rounded-lg border border-field bg-white px-3 py-2 text-sm placeholder:text-slate hover:border-slate";

export function ToolbarField({
  label,
  children,
  className = "",
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={`flex flex-col gap-1 text-slate text-xs ${className}`}>
      {label}
      {children}
    </label>
  );
}
