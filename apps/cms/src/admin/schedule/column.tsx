import type { Schedule } from "@repo/rules/schedule";
import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { chosenZone, inZone } from "./zone";

const HOOK = "Admin/CM/pages/ListView/inject-column-in-table";

type List = { displayedHeaders: object[]; layout: { options: { draftAndPublish?: boolean } } };

export function addScheduleColumn(app: StrapiApp): void {
  app.registerHook(HOOK, ({ displayedHeaders, layout }: List) => {
    const [name, ...others] = displayedHeaders;
    if (!name || !layout.options.draftAndPublish) return { displayedHeaders, layout };
    const column = {
      name: "schedule",
      attribute: { type: "custom" },
      label: { id: "schedule.column", defaultMessage: "Scheduled" },
      searchable: false,
      sortable: false,
      cellFormatter: (entry: Schedule) => <ScheduleCell {...entry} />,
    };
    return { displayedHeaders: [name, column, ...others], layout };
  });
}

function ScheduleCell({ publishAt, unpublishAt }: Schedule) {
  const zone = chosenZone();
  return (
    <Typography textColor="neutral800">
      {publishAt && `Publishes ${inZone(publishAt, zone)}`}
      {publishAt && unpublishAt && <br />}
      {unpublishAt && `Unpublishes ${inZone(unpublishAt, zone)}`}
      {!publishAt && !unpublishAt && "-"}
    </Typography>
  );
}
