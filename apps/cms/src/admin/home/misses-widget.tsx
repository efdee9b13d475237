import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Flex, Link, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";

type Misses = { isCounting: boolean; days: number; misses: { words: string; times: number; lastDay: string }[] };

const PAGE = "/content-manager/single-types/api::search-page.search-page";

export function MissesWidget() {
  const { result, error } = useLoaded<Misses>("/panel-home/misses");
  if (error) return <Widget.Error />;
  if (!result) return <Widget.Loading />;
  const { isCounting, days, misses } = result;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {misses.length > 0 && (
        <Table colCount={3} rowCount={misses.length}>
          <Thead>
            <Tr>
              {["Words", "Searches", "Last on"].map((name) => (
                <Th key={name}>
                  <Typography variant="sigma">{name}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {misses.map(({ words, times, lastDay }) => (
              <Tr key={words}>
                {[words, times, lastDay].map((value) => (
                  <Td key={value}>
                    <Typography>{value}</Typography>
                  </Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </Table>
      )}
      <Typography textColor="neutral600">
        {isCounting
          ? `What visitors searched for three times a day or more without finding anything, in the last ${days} days. Write about it, or use their words.`
          : "Searches without a result are not counted. You can switch that on."}
      </Typography>
      <Link tag={NavLink} to={PAGE}>
        Change the search page
      </Link>
    </Flex>
  );
}
