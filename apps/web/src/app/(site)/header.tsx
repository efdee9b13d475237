import type { Company } from "@repo/brand";
import { buttonClass } from "@repo/ui/button";
import { Icon } from "@repo/ui/icon";
import type { HeaderFragment, PictureFragment, SearchFieldFragment } from "@/cms/generated/graphql";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";
import { HeaderBar } from "./header-bar";
import { HeaderSearch, MenuSearch } from "./header-search";
import { MenuItem } from "./menu-item";
import { MobileMenu } from "./mobile-menu";

type HeaderProps = {
  header: HeaderFragment;
  isThere: (address: string) => boolean;
  company: Company | undefined;
  mark: PictureFragment | null | undefined;
  search: SearchFieldFragment | null | undefined;
};

const BUTTON = buttonClass("spark", "ml-4 min-h-11 whitespace-nowrap px-5 py-2");

export function Header({ header, isThere, company, mark, search }: HeaderProps) {
  const [button] = [header.button].filter(({ href }) => isThere(href));
  const items = (header.links ?? [])
    .filter(({ href }) => isThere(href))
    .map((item) => ({ ...item, submenu: (item.submenu ?? []).filter(({ href }) => isThere(href)) }));
  return (
    <HeaderBar>
      <Link href="/" className="brand" aria-label={company ? `${company.name}, home` : "Home"}>
        <span className="grid size-10 place-items-center rounded-xl bg-white shadow-card">
          <Picture picture={mark} sizes="28px" className="size-7" />
        </span>
        {company?.shortName ?? "Home"}
      </Link>
      <div aria-hidden className="menu-width">
        <div>
          {items.map(({ href, label, submenu }) => (
            <span key={href} className={`nav-link ${submenu.length > 0 ? "mr-6.5" : ""}`}>
              {label}
            </span>
          ))}
          {button && <span className={BUTTON}>{button.label}</span>}
        </div>
      </div>
      <div className="menu-room">
        {/* A browser may paint a page that has arrived in part. Until what follows is there, the items would move. */}
        <nav
          aria-label="Main"
          className="hidden shrink-0 items-center gap-1 menu-fits:flex menu-fits:not-has-[+*]:hidden"
        >
          {items.map((item) => (
            <MenuItem key={item.href} item={item} look="bar" />
          ))}
          {button && (
            <Link href={button.href} newTab={button.newTab} className={BUTTON}>
              {button.label}
            </Link>
          )}
        </nav>
        {search && <HeaderSearch texts={search} icon={<Icon name="search" />} />}
        <MobileMenu
          items={button ? [...items, { ...button, submenu: [] }] : items}
          icon={<Icon name="menu" className="size-6" />}
        >
          {search && <MenuSearch texts={search} icon={<Icon name="search" />} />}
        </MobileMenu>
      </div>
    </HeaderBar>
  );
}
