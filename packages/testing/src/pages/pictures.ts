/** `pixels` is the file's width; `shown` is the layout's width by the screen's pixel ratio. */
export type Picture = { element: string; file: string; pixels: number; shown: number };

/** Runs in an idle page, and also loads the pictures further down. Drawings have no pixels, so they are left out. */
export async function listPictures(): Promise<Picture[]> {
  const elements = Array.from(document.images).filter(({ width, height }) => width > 0 && height > 0);
  for (const element of elements) element.loading = "eager";
  await Promise.allSettled(elements.map((element) => element.decode()));
  const rasters = elements.filter(({ currentSrc }) => currentSrc && !currentSrc.split("?")[0]?.endsWith(".svg"));
  return Promise.all(
    rasters.map(async (element) => {
      // An element with `srcset` reports the width that its `sizes` asks for instead of the file's.
      const file = new Image();
      file.src = element.currentSrc;
      await file.decode();
      const byHeight = (element.height * file.naturalWidth) / file.naturalHeight;
      const { objectFit } = getComputedStyle(element);
      const width =
        objectFit === "cover"
          ? Math.max(element.width, byHeight)
          : objectFit === "contain"
            ? Math.min(element.width, byHeight)
            : element.width;
      const { pathname, search } = new URL(element.currentSrc);
      return {
        element: `<img alt="${element.alt}">`,
        file: pathname + search,
        pixels: file.naturalWidth,
        shown: Math.round(width * devicePixelRatio),
      };
    }),
  );
}
