import { uidOf } from "@repo/contract/page/content-types";
import { entryPath } from "@repo/plugin-kit/admin/entry-list";
import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { companyTime } from "@repo/time/company";
import { Box, Flex, Link, Status, Typography } from "@strapi/design-system";
import { Layout } from "@strapi/icons";
import { Widget } from "@strapi/strapi/admin";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import type { SitePage } from "../../pages/site-pages";
import { useMay } from "./use-may";
import { Card } from "./widget-card";

const STATES = {
  published: { words: "Published", variant: "success" },
  changed: { words: "Changed", variant: "alternative" },
  draft: { words: "Draft", variant: "secondary" },
} as const;

const LISTS: { [page: string]: { uid: string; name: string } } = {
  [uidOf("services-page")]: { uid: uidOf("service"), name: "All services" },
  [uidOf("technologies-page")]: { uid: uidOf("technology"), name: "All technologies" },
  [uidOf("industries-page")]: { uid: uidOf("industry"), name: "All industries" },
  [uidOf("work-page")]: { uid: uidOf("case-study"), name: "All case studies" },
  [uidOf("careers-page")]: { uid: uidOf("job"), name: "All jobs" },
  [uidOf("blog-page")]: { uid: uidOf("blog-post"), name: "All posts" },
};

const Pages = styled.ul`
  columns: 2 30rem;
  column-gap: 4rem;
  > li { break-inside: avoid; }
`;

export function SiteMap() {
  const { result, error } = useLoaded<SitePage[]>("/panel-home/pages");
  if (result?.length === 0) return null;
  return (
    <Card id="site-map" title="Pages" icon={Layout}>
      {error && <Widget.Error />}
      {!error && !result && <Widget.Loading />}
      <Pages>
        {result?.map((page) => (
          <PageRow key={page.uid + page.documentId} page={page} />
        ))}
      </Pages>
    </Card>
  );
}

function PageRow({ page }: { page: SitePage }) {
  const may = useMay();
  const { words, variant } = STATES[page.state];
  const { publishAt, unpublishAt, path, title } = page;
  const list = LISTS[page.uid];
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={4} paddingBottom={4}>
      <Box>
        <Link tag={NavLink} to={entryPath(page)}>
          {title}
        </Link>
        <Flex gap={3} wrap="wrap">
          <Typography variant="pi" textColor="neutral600">
            {path}
          </Typography>
          {list && may("read", list.uid) && (
            <Link tag={NavLink} to={`/content-manager/collection-types/${list.uid}`}>
              {list.name}
            </Link>
          )}
        </Flex>
        {publishAt && <Typography variant="pi">{`Scheduled: publishes ${companyTime(publishAt)}`}</Typography>}
        {unpublishAt && <Typography variant="pi">{`Scheduled: unpublishes ${companyTime(unpublishAt)}`}</Typography>}
      </Box>
      <Status variant={variant} size="XS" shrink={0}>
        <Typography variant="pi" fontWeight="bold">
          {words}
        </Typography>
      </Status>
    </Flex>
  );
}
