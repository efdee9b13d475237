import type { ComponentProps } from "react";
import { Icon } from "./icon";

export function FieldError({ className = "", children, ...props }: ComponentProps<"p">) {
  return (
    <p {...props} className={`flex items-start gap-1.5 text-error text-sm ${className}`}>
      <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
