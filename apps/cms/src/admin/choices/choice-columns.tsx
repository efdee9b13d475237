import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";

const HOOK = "Admin/CM/pages/ListView/inject-column-in-table";

type Row = Record<string, unknown>;
type Column = { name: string; attribute: { type: string }; cellFormatter?: (row: Row) => unknown };

/** Shows the words of a choice in lists; Strapi shows them only in forms and filters. */
export function addChoiceColumns(app: Pick<StrapiApp, "registerHook">): void {
  app.registerHook(HOOK, ({ displayedHeaders, ...list }: { displayedHeaders: Column[] }) => ({
    ...list,
    displayedHeaders: displayedHeaders.map((column) =>
      column.attribute.type === "enumeration"
        ? { ...column, cellFormatter: (row: Row) => <Choice value={row[column.name]} /> }
        : column,
    ),
  }));
}

function Choice({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  return (
    <Typography textColor="neutral800">
      {typeof value === "string" ? formatMessage({ id: value, defaultMessage: value }) : "-"}
    </Typography>
  );
}
