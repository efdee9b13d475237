import type { Seed } from "../types";

/** `writesOn` is the first tag of an author's posts. */
export const authors: (Seed<"api::author.author"> & { writesOn: string })[] = [
  {
    name: "Kavya Pillai",
    slug: "kavya-pillai",
    role: "Design lead",
    about:
      "Kavya draws interfaces and watches people use them. She writes about forms, wording and what a product can do without.",
    writesOn: "UI/UX Design",
  },
  {
    name: "Arvind Menon",
    slug: "arvind-menon",
    role: "Principal cloud engineer",
    about:
      "Arvind has run platforms on call for fourteen years. He writes about reliability, cost and the sums that connect the two.",
    writesOn: "Cloud Computing",
  },
  {
    name: "Leela Fernandes",
    slug: "leela-fernandes",
    role: "Head of digital marketing",
    about:
      "Leela came to marketing from statistics. She writes about search, measurement and campaigns that pay for themselves.",
    writesOn: "Digital Marketing",
  },
  {
    name: "Sameer Joshi",
    slug: "sameer-joshi",
    role: "Web engineering lead",
    about:
      "Sameer builds web applications and looks after their speed. He writes about browsers, frameworks and what lasts longer than both.",
    writesOn: "Web Development",
  },
];
