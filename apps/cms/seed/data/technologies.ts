import type { Seed } from "../types";

type Category = Omit<Seed<"api::technology-category.technology-category">, "technologies"> & {
  technologies: { name: string; file: string }[];
};

export const technologyCategories: Category[] = [
  {
    slug: "frontend",
    onHomePage: true,
    label: "Frontend",
    description:
      "What people see and touch: interfaces that render quickly, adapt to every screen and work with a keyboard alone.",
    image: {
      file: "technologies/categories/frontend.webp",
      alt: "A browser frame with a component library: buttons, form fields and cards beside their code",
    },
    technologies: [
      { name: "CSS", file: "technologies/css.svg" },
      { name: "HTML", file: "technologies/html.svg" },
      { name: "JavaScript", file: "technologies/javascript.svg" },
      { name: "Angular", file: "technologies/angular.svg" },
      { name: "React", file: "technologies/react.svg" },
      { name: "Vue.js", file: "technologies/vue-js.svg" },
      { name: "Ember", file: "technologies/ember.svg" },
      { name: "Meteor", file: "technologies/meteor.svg" },
      { name: "Next.js", file: "technologies/next-js.svg" },
    ],
  },
  {
    slug: "backend",
    onHomePage: true,
    label: "Backend",
    description:
      "The rules behind the screen: services in plain, well-tested code that the next engineer can read without a guide.",
    image: {
      file: "technologies/categories/backend.webp",
      alt: "A service map with connected boxes, a request log and a terminal with passing tests",
    },
    technologies: [
      { name: ".NET", file: "technologies/dotnet.svg" },
      { name: "Java", file: "technologies/java.svg" },
      { name: "Python", file: "technologies/python.svg" },
      { name: "PHP", file: "technologies/php.svg" },
      { name: "Node.js", file: "technologies/node-js.svg" },
      { name: "Go", file: "technologies/go.svg" },
    ],
  },
  {
    slug: "mobile",
    onHomePage: true,
    label: "Mobile",
    description:
      "Native where the device matters, shared code where it does not, and an honest recommendation about which is which.",
    image: {
      file: "technologies/categories/mobile.webp",
      alt: "Three phones and a tablet showing one app in its list, detail and chart screens",
    },
    technologies: [
      { name: "Android", file: "technologies/android.svg" },
      { name: "Flutter", file: "technologies/flutter.svg" },
      { name: "Cordova", file: "technologies/cordova.svg" },
      { name: "iOS", file: "technologies/ios.svg" },
      { name: "Xamarin", file: "technologies/xamarin.svg" },
      { name: "PWA", file: "technologies/pwa.svg" },
      { name: "Ionic", file: "technologies/ionic.svg" },
      { name: "React Native", file: "technologies/react-native.svg" },
    ],
  },
  {
    slug: "database",
    onHomePage: true,
    label: "Database",
    description:
      "Data modelled for the questions you will ask of it, indexed for your real queries, and backed up where a restore is proven.",
    image: {
      file: "technologies/categories/database.webp",
      alt: "A table diagram with linked entities, a query window with results and a replica status card",
    },
    technologies: [
      { name: "MongoDB", file: "technologies/mongodb.svg" },
      { name: "MySQL", file: "technologies/mysql.svg" },
      { name: "PostgreSQL", file: "technologies/postgresql.svg" },
      { name: "Redis", file: "technologies/redis.svg" },
      { name: "Firebase", file: "technologies/firebase.svg" },
    ],
  },
  {
    slug: "devops",
    onHomePage: true,
    label: "DevOps & Cloud",
    description:
      "Small releases, automatic checks and infrastructure kept as code, so that deploying is an ordinary part of an ordinary day.",
    image: {
      file: "technologies/categories/devops.webp",
      alt: "A delivery pipeline with build, test and deploy stages above a cluster diagram and a latency chart",
    },
    technologies: [
      { name: "AWS", file: "technologies/aws.svg" },
      { name: "Google Cloud", file: "technologies/google-cloud.svg" },
      { name: "Azure", file: "technologies/azure.svg" },
      { name: "Docker", file: "technologies/docker.svg" },
      { name: "Kubernetes", file: "technologies/kubernetes.svg" },
      { name: "Jenkins", file: "technologies/jenkins.svg" },
      { name: "GitHub Actions", file: "technologies/github-actions.svg" },
    ],
  },
  {
    slug: "cms",
    onHomePage: true,
    label: "CMS & E-commerce",
    description:
      "Content systems and shops that editors and merchants run by themselves, without a ticket for every comma and every price.",
    image: {
      file: "technologies/categories/cms.webp",
      alt: "A content editor with fields and a page preview next to a product form and an order list",
    },
    technologies: [
      { name: "WordPress", file: "technologies/wordpress.svg" },
      { name: "Shopify", file: "technologies/shopify.svg" },
      { name: "Magento", file: "technologies/magento.svg" },
      { name: "Strapi", file: "technologies/strapi.svg" },
    ],
  },
  {
    slug: "design",
    onHomePage: false,
    label: "Design Tools",
    description: "From the first wireframe to a component library that designers and developers share, name for name.",
    image: {
      file: "technologies/categories/design.webp",
      alt: "A design canvas with wireframes, a vector curve being edited, colour swatches and a layer panel",
    },
    technologies: [
      { name: "Figma", file: "technologies/figma.svg" },
      { name: "Adobe XD", file: "technologies/adobe-xd.svg" },
      { name: "Sketch", file: "technologies/sketch.svg" },
      { name: "InVision", file: "technologies/invision.svg" },
      { name: "Illustrator", file: "technologies/illustrator.svg" },
      { name: "Photoshop", file: "technologies/photoshop.svg" },
    ],
  },
];

export function mark(name: string): Seed<"service.technology"> {
  const file = technologyCategories.flatMap(({ technologies }) => technologies).find((one) => one.name === name)?.file;
  if (!file) throw new Error(`${name} is not in the catalogue.`);
  return { name, icon: { file, alt: "" } };
}
