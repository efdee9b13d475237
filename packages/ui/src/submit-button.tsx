"use client";

import { type ComponentProps, useSyncExternalStore } from "react";
import { Button } from "./button";

const never = () => () => {};

/** Disabled until the script runs, because an earlier click would leave the page and lose what was typed. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Button type="submit" disabled={!ready} {...props} />;
}
