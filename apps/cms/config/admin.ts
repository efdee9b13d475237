import type { PreviewService } from "strapi-plugin-live-preview/strapi-server";
import { cmsSettings } from "../src/settings";

const previewLink: PreviewService["link"] = (uid, shown) =>
  strapi.plugin("live-preview").service("preview").link(uid, shown);

export default () => {
  const { secrets, siteUrl, cmsUrl } = cmsSettings();
  return {
    // Strapi looks at the connection itself, which is never https behind a proxy.
    auth: { secret: secrets.adminJwt, ...(cmsUrl.startsWith("https:") && { cookie: { secure: true } }) },
    rateLimit: { enabled: false },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false, docLinks: false },
    autoOpen: false,
    preview: { config: { allowedOrigins: [siteUrl], handler: previewLink } },
  };
};
