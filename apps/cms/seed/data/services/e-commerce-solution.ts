import type { Seed } from "../../types";
import { mark } from "../technologies";

export const eCommerceSolution: Seed<"api::service.service"> = {
  slug: "e-commerce-solution",
  title: "E-commerce Solution",
  description:
    "Online stores with quick checkouts, honest stock figures and payments that suit how your customers buy.",
  icon: "shopping-cart",
  heroTitle: "Stores That Make Buying the Easy Part",
  heroSubtitle: "Shopify, Magento and Headless",
  heroDescription:
    "A good shop answers three questions fast: is it right for me, when will it come, what will it cost. We build storefronts and the stock, tax and courier connections behind them, so the answers on screen are true.",
  heroImage: {
    file: "services/e-commerce-solution.webp",
    alt: "A product page, a basket and a one-page checkout in overlapping browser windows, with a new order notification",
  },
  cta: { label: "Plan Your Store", href: "/contact" },
  whatWeOfferTitle: "Everything Between Shelf and Doorstep",
  whatWeOffer: [
    {
      icon: "store",
      title: "Storefront Design and Build",
      description:
        "Category, product and search pages shaped around how shoppers compare, on Shopify, Magento or WooCommerce.",
    },
    {
      icon: "layout-grid",
      title: "Headless Commerce",
      description:
        "A Next.js storefront over your commerce engine, for brands that need their own look, several countries or an app besides.",
    },
    {
      icon: "credit-card",
      title: "Checkout and Payments",
      description:
        "UPI, cards, net banking, wallets and cash on delivery in a single-page checkout, with GST invoices issued automatically.",
    },
    {
      icon: "warehouse",
      title: "Stock and Order Flow",
      description:
        "Shop, warehouse and marketplace counts reconciled every few minutes, so that the last item is sold only once.",
    },
    {
      icon: "truck",
      title: "Shipping and Returns",
      description:
        "Courier rates, pincode checks, labels and tracking in the order screen, and returns that a customer starts unaided.",
    },
    {
      icon: "handshake",
      title: "Marketplaces and B2B",
      description:
        "Vendor onboarding, commission rules, trade price lists and credit limits for shops that sell through or to other firms.",
    },
  ],
  processTitle: "From Catalogue to First Order",
  processSteps: [
    {
      title: "Audit the Trade",
      description:
        "Margins, return reasons, search terms and abandoned baskets tell us which part of the shop deserves attention first.",
    },
    {
      title: "Pick the Platform",
      description:
        "Fees, limits and staffing needs of three candidate platforms are set out against your order volume over three years.",
    },
    {
      title: "Clean the Catalogue",
      description:
        "Attributes, variants, photographs and tax codes are put in order once, then imported by a script we can repeat.",
    },
    {
      title: "Build the Path to Pay",
      description:
        "Product page, basket and checkout come first and are usable by week four; everything decorative follows after.",
    },
    {
      title: "Rehearse a Sale Day",
      description:
        "We replay last season’s busiest hour at double the volume, including refunds, stock-outs and a gateway failure.",
    },
    {
      title: "Open and Refine",
      description:
        "After opening, one measured change a week: wording, filters, delivery promises, whatever the figures point to.",
    },
  ],
  techStackTitle: "Commerce Platforms and Parts",
  techStack: [
    mark("Shopify"),
    mark("Magento"),
    mark("WordPress"),
    mark("Strapi"),
    mark("Next.js"),
    mark("React"),
    mark("PHP"),
    mark("Node.js"),
    mark("MySQL"),
    mark("Redis"),
    { name: "Payment Gateways", icon: "credit-card" },
    { name: "Product Search", icon: "search" },
  ],
  whyChooseTitle: "Why Merchants Work with Us",
  whyChooseList: [
    "Checkout built first, because it pays for everything else",
    "GST, HSN codes and e-invoicing handled from the outset",
    "Old product addresses redirected, so rankings carry over",
    "Card data stays with the payment gateway, never with us",
    "Peak-season traffic rehearsed before the season begins",
    "Staff trained to run offers without a developer",
    "Figures for conversion reported by device and by city",
    "Platform advice with no reseller commission behind it",
  ].map((name) => ({ name })),
  testimonialsTitle: "Words from Shopkeepers",
  testimonials: [
    {
      quote:
        "In the festival week we sold the last lamp once. The year before, we had sold forty-six that were no longer on the shelf.",
      name: "Ingrid Dahl",
      role: "Co-founder, Lumen & Loom",
      href: "/work/lumen-loom-quicker-shop",
    },
    {
      quote:
        "Our catalogue had four spellings of the same blue. They fixed the data before touching the design, and search finally finds things.",
      name: "Neha Kelkar",
      role: "Owner, Kelkar Handlooms",
    },
    {
      quote:
        "Dealers now see their own prices and credit, and reorder at midnight if they please. The sales desk sells again instead of typing.",
      name: "Oliver Tranter",
      role: "Sales Director, Marlstone Fastenings",
    },
  ],
  seo: {
    metaTitle: "E-commerce Development Services",
    metaDescription:
      "Online stores on Shopify, Magento, WooCommerce or headless Next.js, with wallet and card checkout, tax invoices, live stock and courier links.",
    keywords:
      "e-commerce development, online store, Shopify, Magento, headless commerce, payment integration, B2B commerce",
  },
};
