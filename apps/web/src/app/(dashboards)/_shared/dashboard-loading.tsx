export function DashboardLoading() {
  return (
    <div aria-busy className="grid min-h-dvh place-items-center">
      <p role="status" className="flex flex-col items-center gap-5 text-slate">
        <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-blue" />
        Loading dashboard...
      </p>
    </div>
  );
}
