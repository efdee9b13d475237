export type TableLook = typeof USUAL;

export const USUAL = {
  cells: "md:max-lg:not-first:pl-2.5! md:max-lg:not-last:pr-2.5!",
  name: "md:w-[22%] lg:w-[208px]",
  applied: "md:max-lg:sr-only",
  phone: "md:w-[20%] lg:w-[168px]",
  job: "md:w-[27%] lg:w-[31%]",
  jobCell: "lg:grid-cols-[minmax(0,1fr)_auto]",
  resume: "md:w-[11%] lg:w-32",
  download: "md:max-lg:sr-only",
};

/** Classes for when columns were added to the usual ones. */
export const DENSE = {
  cells: "md:not-first:pl-2.5! md:not-last:pr-2.5!",
  name: "md:w-[15%]",
  applied: "md:sr-only",
  phone: "md:w-[9.5%]",
  job: "md:w-[14.5%]",
  jobCell: "",
  resume: "md:w-19",
  download: "md:sr-only",
};
