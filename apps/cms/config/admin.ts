import { cmsSettings } from "@repo/settings";
import { previewLink } from "../src/preview/link";

export default () => {
  const { secrets, siteUrl, cmsUrl } = cmsSettings(process.env);
  return {
    // Strapi looks at the connection, and behind a proxy that is never https.
    auth: { secret: secrets.adminJwt, ...(cmsUrl.startsWith("https:") && { cookie: { secure: true } }) },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false, docLinks: false },
    autoOpen: false,
    preview: { config: { allowedOrigins: [siteUrl], handler: previewLink } },
  };
};
