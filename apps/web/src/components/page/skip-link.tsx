export function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-lg bg-white px-4 py-2 font-semibold text-blue-700 focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
