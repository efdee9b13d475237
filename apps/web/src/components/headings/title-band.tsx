import { Breadcrumb } from "./breadcrumb";

export function TitleBand({ parent, title }: { parent: { name: string; path: string }; title: string }) {
  return (
    <section className="on-dark night">
      <div className="container pt-28 pb-12 md:pb-16">
        <Breadcrumb parent={parent} title={title} />
        <h1 dir="auto" className="mt-8 text-title [overflow-wrap:anywhere]">
          {title}
        </h1>
      </div>
    </section>
  );
}
