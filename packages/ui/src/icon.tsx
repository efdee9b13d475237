import type { IconNode } from "lucide";
import type { ComponentProps } from "react";

type IconProps = Omit<ComponentProps<"svg">, "children"> & { of: IconNode };

/** Decoration beside a text. Draws Lucide's plain data, since the icons of `lucide-react` are client components. */
export function Icon({ of: shapes, ...props }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {shapes.map(([Shape, attributes]) => (
        <Shape key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </svg>
  );
}
