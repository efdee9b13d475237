import * as z from "zod/mini";
import { emailAddress, line, optionalText, paragraphs, webAddress } from "../text/fields";
import { salaryNames } from "./salary-fields";

export const WORK_TYPES = ["Full-time", "Part-time", "Contract", "Internship"] as const;

export const PROFILE_LINK = "Portfolio or profile link";
export const MESSAGE = "Message";

export function applicationSchema() {
  const { current_ctc, expected_ctc } = salaryNames();
  return z.object({
    job: line("Job"),
    name: line("Full name"),
    email: emailAddress,
    phone: line("Phone number", 40),
    work_type: z.enum(WORK_TYPES, "Choose a preferred work type."),
    years_experience: line("Years of experience", 40),
    current_ctc: line(current_ctc, 40),
    expected_ctc: line(expected_ctc, 40),
    notice_period: line("Notice period", 40),
    profile_link: optionalText(webAddress(PROFILE_LINK, 500)),
    message: optionalText(paragraphs(MESSAGE, 2000)),
    privacy_version: z.optional(line("Version of the privacy policy", 255)),
    keep: z.optional(z.literal("yes", "Leave this out, or send yes.")),
  });
}

export type Application = z.infer<ReturnType<typeof applicationSchema>>;
