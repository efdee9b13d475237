import { Icon } from "@repo/ui/icon";
import { connection } from "next/server";
import { siteSettings } from "@/settings";

/** This is rendered for each request, so that no cached page holds a password. */
export async function DemoAccount() {
  await connection();
  const { demoMode, demoEmail, demoPassword } = siteSettings();
  if (!demoMode) return null;
  return (
    <aside aria-label="Demo account" className="mt-7 rounded-xl bg-mist p-4 text-sm">
      <p className="flex items-center gap-2 font-medium">
        <Icon name="flask-conical" className="size-4 shrink-0 text-blue" />
        This is a demo. Sign in with:
      </p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-slate">Email</dt>
        <dd className="select-all break-all font-mono">{demoEmail}</dd>
        <dt className="text-slate">Password</dt>
        <dd className="select-all break-all font-mono">{demoPassword}</dd>
      </dl>
    </aside>
  );
}
