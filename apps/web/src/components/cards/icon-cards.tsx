import type { PictureFragment } from "@repo/cms-client/generated/graphql";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

type IconCard = { id: string; icon?: PictureFragment | null; title: string; description: string };

const IN_A_ROW = 3;

export function IconCards({ cards }: { cards: IconCard[] | null | undefined }) {
  return (
    <ul className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards?.map((card, index) => (
        <Reveal key={card.id} as="li" delay={(index % IN_A_ROW) * 0.07} className="card p-7 lg:p-8">
          <span className="grid size-12 place-items-center rounded-2xl bg-sky">
            <Picture picture={card.icon} sizes="24px" className="size-6" />
          </span>
          <h3 className="mt-5 text-card">{card.title}</h3>
          <p className="mt-2 text-slate">{card.description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
