import { buttonClass } from "@repo/ui/button";
import type { ReactNode } from "react";

type OwnFormProps = {
  action: "withdraw" | "consent" | "delete" | "data" | "resume";
  token: string;
  fields?: Record<string, string>;
  look?: Parameters<typeof buttonClass>[0];
  children: ReactNode;
};

/** A button that works without scripts. The token is in the body, because logs and download lists keep addresses. */
export function OwnForm({ action, token, fields = {}, look = "outline", children }: OwnFormProps) {
  return (
    <form method="post" action={`/api/own-application/${action}`}>
      {Object.entries({ token, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass(look, "w-full sm:w-auto")}>
        {children}
      </button>
    </form>
  );
}
