import type { Picture } from "../types";

type SamplePost = {
  title: string;
  /** In the folder `posts`, without `.md`. */
  file: string;
  metaTags: string;
  daysAgo: number;
  cover: Picture;
};

export const posts: SamplePost[] = [
  {
    title: "Good UI/UX is mostly removal",
    file: "ui-ux",
    metaTags: "UI/UX Design, Usability, Forms, Accessibility",
    daysAgo: 3,
    cover: {
      file: "blog/ui-ux-cover.webp",
      alt: "A long form with most of its fields crossed out, beside the short form that is left",
    },
  },
  {
    title: "The cloud bill is an architecture diagram",
    file: "cloud-bill",
    metaTags: "Cloud Computing, Architecture, Cost Control, Reliability",
    daysAgo: 12,
    cover: {
      file: "blog/cloud-bill-cover.webp",
      alt: "A bill whose lines lead to servers, a processor, a database and disks; the largest, traffic between servers, stands out",
    },
  },
  {
    title: "Digital marketing for people who like arithmetic",
    file: "arithmetic",
    metaTags: "Digital Marketing, Conversion, Analytics, SEO",
    daysAgo: 27,
    cover: {
      file: "blog/arithmetic-cover.webp",
      alt: "A sheet of squared paper with the sum of clicks, share and margin, in front of columns that grow",
    },
  },
  {
    title: "Web development in 2025: what the year settled",
    file: "web-2025",
    metaTags: "Web Development, Frontend, Performance, Accessibility, Frameworks",
    daysAgo: 45,
    cover: {
      file: "blog/web-2025-cover.webp",
      alt: "The timetable of a ferry line on a phone, before a sea with a ship, and a gauge that says 1.9 seconds",
    },
  },
  {
    title: "Welcome to a blog that shows its working",
    file: "working",
    metaTags: "Blog, Engineering Culture, Writing",
    daysAgo: 70,
    cover: {
      file: "blog/working-cover.webp",
      alt: "A folder from which notes, a sketch and a page of code look out",
    },
  },
];
