import { company } from "@repo/brand";
import type { Core } from "@strapi/strapi";

type Logo = { name: string; url: string };
type Logos = { menuLogo: Logo | null; authLogo: Logo | null };

/** Shows the firm's mark, unless an administrator has chosen other logos in Strapi's settings. */
export function showFirmLogo(strapi: Core.Strapi): void {
  const service = strapi.service("admin::project-settings");
  const chosenLogos: () => Promise<Logos> = service.getProjectSettings;
  service.getProjectSettings = async () => {
    const { name, mark } = company();
    const { menuLogo, authLogo, ...others } = await chosenLogos();
    const logo = mark ? { name, url: mark } : null;
    return { ...others, menuLogo: menuLogo ?? logo, authLogo: authLogo ?? logo };
  };
}
