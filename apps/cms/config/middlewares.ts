import { cmsSettings } from "@repo/settings";

export default () => {
  const { siteUrl, cmsUrl } = cmsSettings(process.env);
  return [
    "global::request-identity",
    "strapi::logger",
    "strapi::errors",
    "global::rule-errors",
    "global::null-characters",
    "strapi::security",
    { name: "strapi::cors", config: { origin: [siteUrl, cmsUrl] } },
    "strapi::query",
    "global::unparsed-bodies",
    {
      name: "strapi::body",
      config: { jsonLimit: "4mb", formLimit: "1mb", textLimit: "1mb", formidable: { maxFileSize: 25 * 1024 ** 2 } },
    },
    "global::s3-uploads",
    "strapi::session",
    "strapi::favicon",
    "strapi::public",
  ];
};
