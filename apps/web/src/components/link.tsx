"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/** Its page is fetched ahead once somebody is about to follow it: what nobody opens costs a phone nothing. */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <NextLink prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} {...props} />;
}
