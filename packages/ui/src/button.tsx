import type { ButtonHTMLAttributes, Ref } from "react";

const sizes = {
  normal: "min-h-12 rounded-xl px-6 py-3",
  small: "min-h-10 rounded-lg px-4 py-2 text-sm",
} as const;

const looks = {
  spark: "bg-orange text-ink hover:bg-orange-300",
  primary: "bg-blue text-white hover:bg-blue-700 aria-disabled:bg-slate",
  outline: "border border-line bg-white text-ink hover:border-blue hover:text-blue-700",
  danger: "bg-error text-white hover:bg-ink aria-disabled:bg-slate",
  ghost: "border border-white/40 text-white hover:border-white hover:bg-white/10",
} as const;

type ButtonLook = keyof typeof looks;
type ButtonSize = keyof typeof sizes;

export function buttonClass(look: ButtonLook = "primary", className = "", size: ButtonSize = "normal"): string {
  return `button ${sizes[size]} ${looks[look]} ${className}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ look, size, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className, size)} {...props} />;
}
