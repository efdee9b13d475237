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
        <Reveal key={step.id} as="li" delay={(index % 3) * 0.1} className="step">
          <span>{String(index + 1).padStart(2, "0")}</span>
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
