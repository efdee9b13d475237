declare module "*.svg" {
  const address: string;
  export default address;
}

interface ImportMeta {
  glob<Module>(pattern: string, options: { query: string; import: "default"; eager: true }): Record<string, Module>;
}
