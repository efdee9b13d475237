import { cmsSettings } from "@repo/settings";
import { previewLink } from "../src/preview/link";

export default () => {
  const { secrets, siteUrl, cmsUrl } = cmsSettings(process.env);
  return {
    // Strapi checks the connection, which is never https behind a proxy.
    auth: { secret: secrets.adminJwt, ...(cmsUrl.startsWith("https:") && { cookie: { secure: true } }) },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false, docLinks: false },
    autoOpen: false,
    preview: { config: { allowedOrigins: [siteUrl], handler: previewLink } },
  };
};
