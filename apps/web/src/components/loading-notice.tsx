/** While a page's content is on its way. */
export function LoadingNotice({ text }: { text: string }) {
  return (
    <section className="on-dark night grid min-h-[80svh] place-items-center" aria-busy>
      <div role="status" className="flex flex-col items-center gap-6 py-36 text-lead text-sky">
        <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-white/20 border-t-orange" />
        {text}
      </div>
    </section>
  );
}
