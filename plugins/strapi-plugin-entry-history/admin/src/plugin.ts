import { useTexts } from "@repo/plugin-kit/admin/texts";
import { useSettings } from "@repo/plugin-kit/admin/use-settings";
import { inZone } from "@repo/time/clock";
import { useIntl } from "react-intl";
import type { Options } from "../../server/src/history-options";

export const PLUGIN = "entry-history";

export const useText = () => useTexts(PLUGIN);

const { timeZone: own } = new Intl.DateTimeFormat().resolvedOptions();

export function useTimes(): { time: (moment: string) => string; day: (moment: string) => string } {
  const { locale } = useIntl();
  const options = useSettings<Options>(PLUGIN);
  if (!options) return { time: () => "", day: () => "" };
  const { timeZone = own, dateLanguage = locale } = options;
  const days = new Intl.DateTimeFormat(dateLanguage, { timeZone, dateStyle: "medium" });
  return {
    time: (moment) => inZone(moment, timeZone, dateLanguage),
    day: (moment) => days.format(new Date(moment)),
  };
}

export function useVersionName(): (version: { number: number; isDraft: boolean }) => string {
  const text = useText();
  return ({ number, isDraft }) => text(isDraft ? "version.draft" : "version", { number });
}

export function useDone(): (done: { actor: string | null; at: string }) => { time: string; actor: string } {
  const text = useText();
  const { time } = useTimes();
  return ({ actor, at }) => ({ time: time(at), actor: actor ?? text("actor.none") });
}
