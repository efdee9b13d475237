import type { Seed } from "../../types";
import { roundTheClockSupport } from "./24-7-support";
import { apiDevelopment } from "./api-development";
import { cloudSolutions } from "./cloud-solutions";
import { digitalMarketing } from "./digital-marketing";
import { eCommerceSolution } from "./e-commerce-solution";
import { maintenanceSupport } from "./maintenance-support";
import { mobileDevelopment } from "./mobile-development";
import { performanceOptimization } from "./performance-optimization";
import { webDevelopment } from "./web-development";

export const services: Seed<"api::service.service">[] = [
  webDevelopment,
  mobileDevelopment,
  apiDevelopment,
  cloudSolutions,
  eCommerceSolution,
  digitalMarketing,
  performanceOptimization,
  maintenanceSupport,
  roundTheClockSupport,
];
