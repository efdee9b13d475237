import type { Metadata } from "next";

export const privateMetadata = (title: string): Metadata => ({ title, robots: { index: false, follow: false } });
