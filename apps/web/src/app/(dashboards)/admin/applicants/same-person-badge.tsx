import { LOCALE } from "@repo/brand";

/** Says how many applications have the same address or phone number; the panel shows the others. */
export function SamePersonBadge({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <p>
      <span className="rounded-full border border-field px-2 py-0.5 font-medium text-slate text-xs">
        {count.toLocaleString(LOCALE)} applications
      </span>
    </p>
  );
}
