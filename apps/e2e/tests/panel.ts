import { createPanel } from "@repo/testing/panel";
import { product } from "../product";

/** The token comes from `sign-in-to-panel.ts`. */
export const panel = createPanel(product.CMS_URL, process.env.PANEL_TOKEN ?? "");

export type Job = {
  documentId: string;
  slug: string;
  title: string;
  details: string;
  description: string;
  availability: string;
};
export const jobs = panel.collection<Job>("job");

export type Post = { documentId: string; title: string; createdAt: string };
export const posts = panel.collection<Post>("blog-post");
