import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { Schedule } from "../../server/src/schedule";
import { useEntryTimes } from "./entry-times";
import { PLUGIN } from "./plugin";
import en from "./translations/en.json";

const HOOK = "Admin/CM/pages/ListView/inject-column-in-table";

type List = { displayedHeaders: object[]; layout: { options: { draftAndPublish?: boolean } } };

export function addScheduleColumn(app: Pick<StrapiApp, "registerHook">): void {
  app.registerHook(HOOK, ({ displayedHeaders, layout }: List) => {
    const [name, ...others] = displayedHeaders;
    if (!name || !layout.options.draftAndPublish) return { displayedHeaders, layout };
    const column = {
      name: "schedule",
      attribute: { type: "custom" },
      label: { id: `${PLUGIN}.column.title`, defaultMessage: en["column.title"] },
      searchable: false,
      sortable: false,
      cellFormatter: (entry: Schedule) => <ScheduleCell {...entry} />,
    };
    return { displayedHeaders: [name, column, ...others], layout };
  });
}

function ScheduleCell(entry: Schedule) {
  const timesOf = useEntryTimes();
  const times = timesOf(entry);
  return (
    <Typography textColor="neutral800">
      {times.length > 0
        ? times.map((time) => (
            <span key={time} style={{ display: "block" }}>
              {time}
            </span>
          ))
        : "-"}
    </Typography>
  );
}
