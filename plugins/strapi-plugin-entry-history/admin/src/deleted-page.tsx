import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Flex, Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import { Layouts, Page, useQueryParams } from "@strapi/strapi/admin";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Page as Listed } from "../../server/src/list-deleted";
import { DeletedRow } from "./deleted-row";
import { PLUGIN, useText } from "./plugin";

const COLUMNS = ["deleted.name", "deleted.at", "deleted.until"];

export default function DeletedPage() {
  const text = useText();
  const [{ query }] = useQueryParams<{ page?: string }>();
  // A failure loads the list again: a colleague may have restored the entry.
  const [failures, setFailures] = useState(0);
  const { result, error } = useLoaded<Listed>(`/${PLUGIN}/deleted?page=${Number(query?.page) || 1}`, failures);
  return (
    <Layouts.Root>
      <Page.Main aria-busy={!result && !error}>
        <Page.Title>{text("deleted.title")}</Page.Title>
        <Layouts.Header
          title={text("deleted.title")}
          subtitle={result && text("deleted.subtitle", { days: result.days })}
        />
        <Layouts.Content>
          {error && <Page.Error content={error} />}
          {!error && !result && <Page.Loading />}
          {result && result.entries.length === 0 && (
            <Page.NoData content={text("deleted.none", { days: result.days })} />
          )}
          {result && result.entries.length > 0 && (
            <Entries listed={result} onFailed={() => setFailures(failures + 1)} />
          )}
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

function Entries({ listed: { entries, page, pageCount }, onFailed }: { listed: Listed; onFailed: () => void }) {
  const text = useText();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Table colCount={COLUMNS.length + 1} rowCount={entries.length + 1}>
        <Thead>
          <Tr>
            {COLUMNS.map((name) => (
              <Th key={name}>
                <Typography variant="sigma" textColor="neutral600">
                  {text(name)}
                </Typography>
              </Th>
            ))}
            <Th>
              <VisuallyHidden>{text("bringBack")}</VisuallyHidden>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {entries.map((deleted) => (
            <DeletedRow key={deleted.id} deleted={deleted} onFailed={onFailed} />
          ))}
        </Tbody>
      </Table>
      {pageCount > 1 && (
        <Flex gap={4} justifyContent="flex-end">
          {page > 1 && <Link to={`?page=${page - 1}`}>{text("deleted.newer")}</Link>}
          <Typography>{text("deleted.page", { page, pageCount })}</Typography>
          {page < pageCount && <Link to={`?page=${page + 1}`}>{text("deleted.older")}</Link>}
        </Flex>
      )}
    </Flex>
  );
}
