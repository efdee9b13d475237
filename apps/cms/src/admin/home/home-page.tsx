import { Box } from "@strapi/design-system";
import { Layouts, Page, useAuth, useStrapiApp } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { MakeItYours } from "./make-it-yours";
import { SiteMap } from "./site-map";
import { StartButtons } from "./start-buttons";
import { WidgetCard } from "./widget-card";

const Cards = styled(Box)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr));
  align-items: start;
  gap: 2rem;
`;

export function HomePage() {
  const { formatMessage } = useIntl();
  const name = useAuth("HomePage", ({ user }) => user?.firstname ?? user?.email);
  const widgets = useStrapiApp("HomePage", (app) => app.widgets).getAll();
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{formatMessage({ id: "HomePage.head.title" })}</Page.Title>
        <Layouts.Header
          title={formatMessage({ id: "HomePage.header.title" }, { name })}
          subtitle={formatMessage({ id: "HomePage.header.subtitle" })}
        />
        <Layouts.Content>
          <StartButtons />
          <MakeItYours />
          <SiteMap />
          <Cards paddingTop={5} paddingBottom={10}>
            {widgets.map((widget) => (
              <WidgetCard key={widget.uid} {...widget} />
            ))}
          </Cards>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
