import type { ButtonHTMLAttributes } from "react";

const base =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-xl px-6 py-3 text-center font-semibold transition-colors duration-200 aria-disabled:cursor-not-allowed";

const looks = {
  /** The one spark of a view. */
  spark: "bg-orange text-ink hover:bg-orange-300",
  primary: "bg-blue text-white hover:bg-blue-700 aria-disabled:bg-slate",
  outline: "border border-line bg-white text-ink hover:border-blue hover:text-blue-700",
  ghost: "border border-white/40 text-white hover:border-white hover:bg-white/10",
} as const;

export type ButtonLook = keyof typeof looks;

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = "primary", className = ""): string {
  return `${base} ${looks[look]} ${className}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

export function Button({ look, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...props} />;
}
