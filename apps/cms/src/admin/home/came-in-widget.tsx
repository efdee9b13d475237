import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Flex, Link, Typography } from "@strapi/design-system";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";

type Counts = { unread?: number; week: number; all: number };
type CameInProps = { path: string; uid: string; read: string };

export function ApplicationsWidget() {
  return <CameIn path="/panel-home/applications" uid="api::job-application.job-application" read="Read applications" />;
}

export function AnswersWidget() {
  return <CameIn path="/panel-home/answers" uid="api::form-answer.form-answer" read="Read answers" />;
}

function CameIn({ path, uid, read }: CameInProps) {
  const { result, error } = useLoaded<Counts>(path);
  if (error) return <Widget.Error />;
  if (!result) return <Widget.Loading />;
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      <Flex tag="dl" gap={6} wrap="wrap" alignItems="flex-start">
        {result.unread !== undefined && <Count of="new, not yet looked at" is={result.unread} />}
        <Count of="in the last seven days" is={result.week} />
        <Count of="in all" is={result.all} />
      </Flex>
      <Link tag={NavLink} to={`/content-manager/collection-types/${uid}`}>
        {read}
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
