import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Flex, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";

type Counts = { unread: number; week: number; all: number };

const LIST = "/content-manager/collection-types/api::job-application.job-application";

export function ApplicationsWidget() {
  const { result, error } = useLoaded<Counts>("/panel-home/applications");
  if (error) return <Widget.Error />;
  if (!result) return <Widget.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      <Flex tag="dl" gap={6} wrap="wrap" alignItems="flex-start">
        <Count of="new, not yet looked at" is={result.unread} />
        <Count of="in the last seven days" is={result.week} />
        <Count of="in all" is={result.all} />
      </Flex>
      <Link tag={NavLink} to={LIST}>
        Read applications
      </Link>
    </Flex>
  );
}

function Count({ of, is }: { of: string; is: number }) {
  return (
    <Flex direction="column-reverse" alignItems="flex-start" gap={1}>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {of}
      </Typography>
      <Typography tag="dd" variant="alpha">
        {is}
      </Typography>
    </Flex>
  );
}
