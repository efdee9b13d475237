"use client";

import { PageFrame } from "../page-frame";
import { Audit } from "./audit";
import { Retention } from "./retention";

export function PersonalData() {
  return (
    <PageFrame title="Personal Data" subtitle="When applications are deleted, and who has looked at them">
      <Retention />
      <Audit />
    </PageFrame>
  );
}
