import { MAIL_KINDS } from "@repo/contract/application/message";
import { STATUS_LABELS } from "@repo/contract/application/status";
import region from "../../components/site/region.json";

const LANGUAGES = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** Words that editors read for choices. Strapi looks up each stored value among the panel's texts. */
export const CHOICE_WORDS: Record<string, string> = {
  ...STATUS_LABELS,
  ...MAIL_KINDS,
  ...Object.fromEntries(region.attributes.language.enum.map((tag) => [tag, LANGUAGES.of(tag) ?? tag])),
  plain: "Plain text",
  markdown: "Markdown",
  home: "Home page",
  services: "Services",
  "case-studies": "Case studies",
  posts: "Posts",
  jobs: "Jobs",
  open: "Open",
  closed: "Closed",
  filled: "Filled",
  LPA: "Lakh rupees a year (LPA)",
  year: "A year",
  month: "A month",
  hour: "An hour",
  text: "Short text",
  long_text: "Long text",
  email: "Email address",
  phone: "Phone number",
  choice: "Choice",
  agreement: "Agreement",
  file: "File",
  right: "Right",
  left: "Left",
  whatsapp: "WhatsApp",
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
};
