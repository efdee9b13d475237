import type { PictureFragment } from "@/cms/generated/graphql";
import { Heading, type Level } from "@/components/headings/headings";
import { IconPicture } from "@/components/icon-picture";
import { Link } from "@/components/link";
import { Reveal } from "@/components/reveal";

type IconCard = {
  id: string;
  icon?: PictureFragment | null;
  title: string;
  description: string;
  href?: string | null;
};

type IconCardsProps = { cards: IconCard[] | null | undefined; level?: Level };

const IN_A_ROW = 3;

/** Returns classes that leave no card alone in a row: few cards form equal rows, or the last card spans its row. */
function columnsFor(count: number): { grid: string; card: string } {
  if (count === 2 || count === 4) return { grid: "sm:grid-cols-2", card: "" };
  if (count === 3) return { grid: "lg:grid-cols-3", card: "" };
  return {
    grid: "sm:grid-cols-2 lg:grid-cols-3",
    card: `${count % 2 === 1 && count > 1 ? "sm:max-lg:last:col-span-2" : ""} ${count % 3 === 1 && count > 1 ? "lg:last:col-span-3" : ""}`,
  };
}

export function IconCards({ cards, level = 3 }: IconCardsProps) {
  const columns = columnsFor(cards?.length ?? 0);
  return (
    <ul className={`mt-12 grid grid-cols-1 gap-6 first:mt-0 ${columns.grid}`}>
      {cards?.map((card, index) => (
        <Reveal
          key={card.id}
          as="li"
          delay={(index % IN_A_ROW) * 0.07}
          className={`card relative p-7 lg:p-8 ${columns.card} ${card.href ? "card-hover hover:border-blue" : ""}`}
        >
          {card.icon && (
            <span className="grid size-12 place-items-center rounded-2xl bg-sky">
              <IconPicture picture={card.icon} sizes="24px" className="size-6" />
            </span>
          )}
          <Heading level={level} className="mt-5 text-card first:mt-0">
            {card.href ? (
              <Link href={card.href} className="whole-card">
                {card.title}
              </Link>
            ) : (
              card.title
            )}
          </Heading>
          <p className="mt-2 text-slate">{card.description}</p>
        </Reveal>
      ))}
    </ul>
  );
}
