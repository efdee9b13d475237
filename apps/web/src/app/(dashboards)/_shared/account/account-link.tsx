import type { Role } from "@repo/contract/http/roles";
import { buttonClass } from "@repo/ui/button";
import { accountPage } from "./account-page";

export function AccountLink({ role }: { role: Role }) {
  return (
    <a href={accountPage(role)} className={buttonClass("outline", "", "small")}>
      Account
    </a>
  );
}
