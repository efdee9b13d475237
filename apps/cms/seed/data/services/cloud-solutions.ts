import type { Seed } from "../../types";
import { mark } from "../technologies";

export const cloudSolutions: Seed<"api::service.service"> = {
  slug: "cloud-solutions",
  title: "Cloud Solutions",
  description:
    "Moves to the cloud that are planned, rehearsed and described in code, with a monthly bill you can follow.",
  icon: "cloud-cog",
  heroTitle: "Cloud Foundations You Can Read Like a Plan",
  heroSubtitle: "AWS, Azure and Google Cloud",
  heroDescription:
    "We move workloads to the cloud and keep them in order there: every server, rule and backup described in code, every release repeatable, and a monthly bill that finance can trace back to a product and a team.",
  heroImage: {
    file: "services/cloud-solutions.webp",
    alt: "A cloud console with regions on a map, a deployment pipeline and a chart of monthly costs",
  },
  cta: { label: "Review Your Cloud", href: "/contact" },
  whatWeOfferTitle: "Cloud Engineering, End to End",
  whatWeOffer: [
    {
      icon: "cloud-upload",
      title: "Cloud Migration",
      description:
        "Servers and databases moved in waves, each one rehearsed, timed and reversible until your team signs it off.",
    },
    {
      icon: "blocks",
      title: "Infrastructure as Code",
      description:
        "Networks, clusters and permissions kept as reviewed Terraform, so that a second environment is a command away.",
    },
    {
      icon: "workflow",
      title: "Delivery Pipelines",
      description:
        "Build, test and release in one pipeline with approvals where you want them and a rollback that takes minutes.",
    },
    {
      icon: "container",
      title: "Containers and Kubernetes",
      description:
        "Applications packaged in small images and run on managed clusters that scale on measured load and shrink at night.",
    },
    {
      icon: "database-backup",
      title: "Backup and Recovery",
      description:
        "Recovery targets set per system, copies held in a second region, and a restore drill twice a year to prove them.",
    },
    {
      icon: "coins",
      title: "Cost Reviews",
      description:
        "Tagged spending, right-sized machines and reserved capacity, reported each month beside what every product earns from it.",
    },
  ],
  processTitle: "A Migration Without a Lost Weekend",
  processSteps: [
    {
      title: "Take Inventory",
      description:
        "Every application, dependency, licence and data flow goes on one map, with its owner and its busiest hour.",
    },
    {
      title: "Choose a Path for Each",
      description:
        "Keep, move, rebuild or retire: each system gets a recommendation with effort, risk and running cost side by side.",
    },
    {
      title: "Lay the Foundation",
      description:
        "Accounts, networks, identity, logging and budget alarms are in place before the first workload arrives.",
    },
    {
      title: "Pilot One System",
      description:
        "A small but real application moves first and runs for two weeks, so that surprises come while they are cheap.",
    },
    {
      title: "Migrate in Waves",
      description:
        "Cut-overs follow a timed script with a point of return, starting with the quiet systems and ending with the critical.",
    },
    {
      title: "Tune and Teach",
      description:
        "We trim oversized resources over two billing cycles and pair with your engineers until they run the estate alone.",
    },
  ],
  techStackTitle: "Clouds and Tooling",
  techStack: [
    mark("AWS"),
    mark("Azure"),
    mark("Google Cloud"),
    mark("Kubernetes"),
    mark("Docker"),
    mark("Jenkins"),
    mark("GitHub Actions"),
    mark("PostgreSQL"),
    { name: "Terraform", icon: "blocks" },
    { name: "Metrics and Alerts", icon: "chart-line" },
  ],
  whyChooseTitle: "Why Infrastructure Owners Trust Us",
  whyChooseList: [
    "Cloud accounts opened in your name, never in ours",
    "All infrastructure reviewed and versioned as code",
    "A written cost forecast before anything is moved",
    "Least-privilege access reviewed every quarter",
    "Three cloud providers known, and no resale margin earned",
    "Runbooks short enough to follow at three in the morning",
    "Restores rehearsed with your own staff at the keyboard",
    "Data kept in the region that your policy asks for",
  ].map((name) => ({ name })),
  testimonialsTitle: "After the Move",
  testimonials: [
    {
      quote:
        "Thirty-one servers, five weekends, and our branches never noticed. The script for each night was printed, timed and followed to the minute.",
      name: "Kenji Morita",
      role: "Infrastructure Manager, Lantern Bay Insurance",
    },
    {
      quote:
        "The first cost report showed us test machines that nobody had used for a year. We switched them off and paid for the whole review.",
      name: "Fatima Al-Harthy",
      role: "Finance Director, Dhow Retail Group",
    },
    {
      quote:
        "The line from our hall to the cloud does fail. The readings wait in the hall for up to a week, and nobody on the shift has to know about it.",
      name: "Anjali Kulkarni",
      role: "Head of Maintenance, Ghatmetal",
      href: "/work/ghatmetal-planned-repairs",
    },
  ],
  seo: {
    metaTitle: "Cloud Migration and DevOps Services",
    metaDescription:
      "Cloud migration, infrastructure as code, Kubernetes and delivery pipelines on Azure, AWS or Google Cloud, with tested recovery and clear costs.",
    keywords: "cloud solutions, cloud migration, DevOps, AWS, Azure, Google Cloud, Kubernetes, infrastructure as code",
  },
};
