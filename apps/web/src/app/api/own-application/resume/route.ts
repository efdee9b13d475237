import { fileResponse } from "@/app/api/_lib/file-response";
import { onOwnApplication } from "@/app/api/_lib/own-application";

export const POST = onOwnApplication(async (cms) => fileResponse(await cms("/resume")));
