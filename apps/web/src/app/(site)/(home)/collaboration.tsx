import { buttonClass } from "@repo/ui/button";
import type { CollaborationFragment } from "@/cms/generated/graphql";
import { IconPicture } from "@/components/icon-picture";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { Reveal } from "@/components/reveal";

export function Collaboration({ collaboration }: { collaboration: CollaborationFragment }) {
  const { title, text, models, link, image } = collaboration;
  return (
    <section className="on-dark night relative overflow-hidden" aria-labelledby="collaboration">
      <div className="relative lg:min-h-[min(46.875vw,40rem)] lg:content-center">
        <Picture
          picture={image}
          sizes="(min-width: 1366px) 1366px, 100vw"
          className="h-[66vw] max-h-144 w-full mask-b-from-70% object-cover object-right lg:absolute lg:top-0 lg:right-[max(0px,calc((100%-84rem)/2))] lg:h-[min(46.875vw,40rem)] lg:max-h-none lg:w-auto lg:max-w-none lg:mask-b-from-92% lg:mask-l-from-80% xl:mask-r-from-97%"
        />
        <div className="container relative">
          <div className="pt-6 lg:w-2/5 lg:py-16 xl:py-24">
            <h2 id="collaboration" className="text-title">
              {title}
            </h2>
            <p className="mt-5 text-lead text-sky">{text}</p>
            <Link href={link.href} newTab={link.newTab} className={buttonClass("spark", "mt-8")}>
              {link.label}
            </Link>
          </div>
        </div>
      </div>
      <ul className="container relative grid gap-5 pt-12 pb-16 md:grid-cols-3 lg:pt-0 lg:pb-24">
        {models?.map((model, index) => (
          <Reveal key={model.id} as="li" delay={index * 0.07}>
            <div className="h-full rounded-card border border-white/15 bg-white/8 p-6 backdrop-blur-md">
              <span className="grid size-11 place-items-center rounded-xl bg-white">
                <IconPicture picture={model.icon} sizes="24px" className="size-6" />
              </span>
              <h3 className="mt-5 text-card">{model.title}</h3>
              <p className="mt-2 text-sky">{model.description}</p>
            </div>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}
