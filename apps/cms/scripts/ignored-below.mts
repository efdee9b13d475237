import path from "node:path";

type Ignored = RegExp | string | ((file: string) => boolean);
export type Watch = (folder: string, options: { ignored: Ignored[] }) => object;

/**
 * Strapi ignores all paths with "tmp", "build" or a hidden folder in them, wherever the checkout lies.
 * @returns chokidar's `watch`, with these rules applied only below the folder that it watches.
 */
export const ignoredBelow =
  (watch: Watch): Watch =>
  (folder, options) => {
    const below = (rule: Ignored): Ignored => {
      if (rule instanceof RegExp) return (file) => rule.test(path.relative(folder, file));
      return typeof rule === "string" && rule.startsWith("**") ? `${folder}/${rule}` : rule;
    };
    return watch(folder, { ...options, ignored: options.ignored.map(below) });
  };
