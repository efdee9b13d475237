type SectionHeadingProps = { title: string; subtitle?: string | null; id?: string; className?: string };

export function SectionHeading({ title, subtitle, id, className = "" }: SectionHeadingProps) {
  return (
    <div className={`max-w-3xl ${className}`}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {subtitle && <p className="mt-4 text-lead text-slate">{subtitle}</p>}
    </div>
  );
}
