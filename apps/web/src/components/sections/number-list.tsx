import { fillYears } from "@/lib/years";
import { Figure, FigureGrid } from "./figure-grid";

type NumberListProps = {
  numbers: { id: string; value: string; label: string }[] | null | undefined;
  className: string;
};

export async function NumberList({ numbers, className }: NumberListProps) {
  const fill = await fillYears();
  return (
    <FigureGrid count={numbers?.length ?? 0} className={className}>
      {numbers?.map(({ id, value, label }) => (
        <Figure key={id}>
          <dt className="mt-2 text-slate">{label}</dt>
          <dd className="figure text-4xl sm:text-5xl md:text-6xl">{fill(value)}</dd>
        </Figure>
      ))}
    </FigureGrid>
  );
}
