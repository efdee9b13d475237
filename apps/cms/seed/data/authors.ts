import type { Seed } from "../types";

/** `writesOn` is the first tag of an author's posts. */
export const authors: (Seed<"api::author.author"> & { writesOn: string })[] = [
  {
    name: "Kavya Pillai",
    slug: "kavya-pillai",
    role: "Design lead",
    picture: { file: "authors/kavya-pillai.webp", alt: "Portrait of Kavya Pillai" },
    about:
      "Kavya draws interfaces and watches people use them. She writes about forms, wording and what a product can do without.",
    writesOn: "UI/UX Design",
  },
  {
    name: "Arvind Menon",
    slug: "arvind-menon",
    role: "Principal cloud engineer",
    picture: { file: "authors/arvind-menon.webp", alt: "Portrait of Arvind Menon" },
    about:
      "Arvind has run platforms on call for fourteen years. He writes about reliability, cost and the sums that connect the two.",
    writesOn: "Cloud Computing",
  },
  {
    name: "Leela Fernandes",
    slug: "leela-fernandes",
    role: "Head of digital marketing",
    picture: { file: "authors/leela-fernandes.webp", alt: "Portrait of Leela Fernandes" },
    about:
      "Leela came to marketing from statistics. She writes about search, measurement and campaigns that pay for themselves.",
    writesOn: "Digital Marketing",
  },
  {
    name: "Sameer Joshi",
    slug: "sameer-joshi",
    role: "Web engineering lead",
    picture: { file: "authors/sameer-joshi.webp", alt: "Portrait of Sameer Joshi" },
    about:
      "Sameer builds web applications and looks after their speed. He writes about browsers, frameworks and what lasts longer than both.",
    writesOn: "Web Development",
  },
];
