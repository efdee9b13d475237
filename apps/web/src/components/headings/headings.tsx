import type { ComponentProps } from "react";

export type Level = 1 | 2 | 3;

type HeadingProps = ComponentProps<"h2"> & { level: Level };

export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}

type SectionHeadingProps = {
  title: string | null | undefined;
  subtitle?: string | null;
  id?: string;
  level?: Level;
  className?: string;
};

export function SectionHeading({ title, subtitle, id, level = 2, className = "" }: SectionHeadingProps) {
  if (!title && !subtitle) return null;
  return (
    <div className={`max-w-3xl ${className}`}>
      {title && (
        <Heading level={level} id={id} className="text-title">
          {title}
        </Heading>
      )}
      {subtitle && <p className={`text-lead text-slate ${title ? "mt-4" : ""}`}>{subtitle}</p>}
    </div>
  );
}
