/** While a page's content is on its way. */
export function LoadingNotice({ text }: { text: string }) {
  return (
    <div aria-busy className="min-h-svh">
      <div aria-hidden className="night h-56 md:h-72" />
      <p role="status" className="container flex min-h-96 flex-col items-center gap-6 py-24 text-lead text-slate">
        <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-sky border-t-blue" />
        {text}
      </p>
    </div>
  );
}
