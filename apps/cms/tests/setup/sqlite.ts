import type { TestProject } from "vitest/node";
import { startCms } from "./start-cms";

export default (project: TestProject) => startCms(project);
