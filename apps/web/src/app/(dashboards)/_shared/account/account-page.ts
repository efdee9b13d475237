import type { Role } from "@repo/contract/http/roles";
import { DASHBOARDS } from "@/lib/dashboards";

export const accountPage = (role: Role): string => `${DASHBOARDS[role].home}/account`;
