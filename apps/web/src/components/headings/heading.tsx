import type { ComponentProps } from "react";

export type Level = 1 | 2 | 3;

type HeadingProps = ComponentProps<"h2"> & { level: Level };

/** Its level follows from where it stands on the page. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
