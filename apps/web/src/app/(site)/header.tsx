import type { HeaderFragment, PictureFragment } from "@repo/cms-client/generated/graphql";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { HeaderBar } from "./header-bar";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";

type HeaderProps = {
  header: HeaderFragment;
  isThere: (address: string) => boolean;
  firmName: string | undefined;
  mark: PictureFragment | null | undefined;
};

export function Header({ header, isThere, firmName, mark }: HeaderProps) {
  const [button] = [header.button].filter(({ href }) => isThere(href));
  const links = (header.links ?? []).filter(({ href }) => isThere(href));
  return (
    <HeaderBar>
      <Link
        href="/"
        className="flex items-center gap-3 font-display font-semibold text-lg"
        aria-label={firmName ? `${firmName}, home` : "Home"}
      >
        <span className="grid size-10 place-items-center rounded-xl bg-white shadow-card">
          <Picture picture={mark} sizes="28px" className="size-7" />
        </span>
        {firmName?.split(" ", 1)[0] ?? "Home"}
      </Link>
      <nav aria-label="Main" className="@min-[60rem]:flex hidden items-center gap-1">
        {links.map((link) => (
          <NavLink key={link.href} link={link} className="nav-link" />
        ))}
        {button && (
          <Link href={button.href} newTab={button.newTab} className={buttonClass("spark", "ml-4 min-h-11 px-5 py-2")}>
            {button.label}
          </Link>
        )}
      </nav>
      <MobileMenu links={button ? [...links, button] : links} icon={<Icon name="menu" className="size-6" />} />
    </HeaderBar>
  );
}
