import type { ReactNode } from "react";
import { FormCard } from "./form-card";
import { LazyContactForm } from "./lazy-parts";

export function ContactSection({ address, children }: { address: string; children: ReactNode }) {
  return (
    <FormCard heading={children} address={address}>
      <LazyContactForm />
    </FormCard>
  );
}
