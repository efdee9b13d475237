import { cmsSettings } from "@repo/settings";

export default () => {
  const { secrets } = cmsSettings(process.env);
  return {
    auth: { secret: secrets.adminJwt },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    flags: { nps: false, promoteEE: false, docLinks: false },
    autoOpen: false,
  };
};
