import type { ShownStage, StatusEvent } from "@repo/contract/application/history";
import type { Message } from "@repo/contract/application/message";
import type { ApplicationStatus } from "@repo/contract/application/status";
import type { Core } from "@strapi/strapi";
import { hiringSettings } from "./hiring-settings";
import { historyOf } from "./history";
import { messagesOf } from "./messages/messages";
import { shownStage } from "./shown-stage";

type Read = { status: ApplicationStatus; events: StatusEvent[]; mails: Message[] };

export async function stageForApplicant(
  strapi: Core.Strapi,
  application: string,
  status: ApplicationStatus,
): Promise<ShownStage> {
  const { events } = await historyOf(strapi, application, "");
  return stageOf(strapi, { status, events, mails: await messagesOf(strapi, application) });
}

export async function stageOf(strapi: Core.Strapi, { status, events, mails }: Read): Promise<ShownStage> {
  const { stageHours } = await hiringSettings(strapi);
  const sent = mails.filter(({ state }) => state === "sent");
  const told = sent.map(({ at, stateAt }) => ({ writtenAt: at, sentAt: stateAt }));
  return shownStage(status, events, told, stageHours);
}
