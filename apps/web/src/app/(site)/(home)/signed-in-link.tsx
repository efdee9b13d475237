"use client";

import { Icon } from "@repo/ui/icon";
import { useSession } from "@/components/use-session";
import { DASHBOARDS } from "@/lib/dashboards";

export default function SignedInLink() {
  const { user } = useSession();
  if (!user) return null;
  const { home, name } = DASHBOARDS[user.role];
  return (
    <aside aria-label="Signed in" className="fixed bottom-4 left-4 z-30">
      <a
        href={home}
        className="card inline-flex min-h-11 items-center gap-2 px-4 py-2 font-medium text-blue-700 text-sm hover:text-ink"
      >
        {name}
        <Icon name="arrow-right" className="size-4" />
      </a>
    </aside>
  );
}
