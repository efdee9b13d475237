"use client";

import type { Role } from "@repo/contract/http/roles";
import { Button } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DASHBOARDS } from "@/lib/dashboards";
import { leave } from "@/lib/leave-guards";
import { signOut } from "./sign-in";

export function LogoutButton({ role }: { role: Role }) {
  const [failed, setFailed] = useState(false);
  const router = useRouter();

  async function logOut() {
    setFailed(false);
    if (await signOut(role)) router.push(DASHBOARDS[role].signInPage);
    else setFailed(true);
  }

  return (
    <div className="flex flex-wrap items-center justify-end">
      <Button look="outline" size="small" onClick={() => leave(logOut)} className="grow">
        <Icon name="log-out" className="size-4" />
        Logout
      </Button>
      <div role="alert">
        {failed && <p className="ml-3 text-error text-sm">You could not be signed out. Please try again.</p>}
      </div>
    </div>
  );
}
