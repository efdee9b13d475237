import type { IconName } from "./icon-names";
import sprite from "./icons.svg";

type IconProps = { name: IconName; className?: string };

export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
