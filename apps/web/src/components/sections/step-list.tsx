import { Heading, type Level } from "@/components/headings/headings";
import { Reveal } from "@/components/reveal";

type StepListProps = {
  steps: { id: string; title: string; description: string }[] | null | undefined;
  level?: Level;
};

export function StepList({ steps, level = 3 }: StepListProps) {
  return (
    <ol className="mt-12 first:mt-0 lg:grid lg:grid-cols-3 lg:gap-x-6 lg:gap-y-14">
      {steps?.map((step, index) => (
        <Reveal
          key={step.id}
          as="li"
          delay={(index % 3) * 0.1}
          className="group relative flex gap-6 pb-10 last:pb-0 lg:block lg:pr-4 lg:pb-0"
        >
          <Line />
          <span className="relative grid size-14 shrink-0 place-items-center rounded-full border border-blue bg-white font-display font-semibold text-blue-700 text-lg group-last:border-orange group-last:bg-orange group-last:text-ink">
            {String(index + 1).padStart(2, "0")}
          </span>
          <div className="min-w-0 pt-3 lg:pt-0">
            <Heading level={level} className="text-card lg:mt-6">
              {step.title}
            </Heading>
            <p className="mt-2 text-slate">{step.description}</p>
          </div>
        </Reveal>
      ))}
    </ol>
  );
}

function Line() {
  return (
    <span
      aria-hidden
      className="absolute top-14 bottom-0 left-7 w-px bg-blue/30 group-last:hidden lg:top-7 lg:-right-6 lg:bottom-auto lg:left-14 lg:h-px lg:w-auto lg:group-nth-[3n]:right-0 lg:group-nth-[3n]:bg-transparent lg:group-nth-[3n]:bg-linear-to-r lg:group-nth-[3n]:from-blue/30 lg:group-nth-[3n]:to-transparent"
    />
  );
}
