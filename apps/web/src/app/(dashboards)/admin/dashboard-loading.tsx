export function DashboardLoading() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <p role="status" className="text-slate">
        Loading dashboard...
      </p>
    </div>
  );
}
