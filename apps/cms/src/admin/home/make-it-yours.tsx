import { uidOf } from "@repo/contract/page/content-types";
import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Box, Button, Flex, Link, Typography } from "@strapi/design-system";
import { Check, PaintBrush } from "@strapi/icons";
import { useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { NavLink } from "react-router-dom";
import { styled } from "styled-components";
import type { Item, MakeItYours as Loaded } from "../../panel/sample/items";
import { RemoveSample } from "./remove-sample";
import { useMay } from "./use-may";
import { Card } from "./widget-card";

const single = (type: "site-setting" | "contact-detail" | "privacy-page") => `single-types/${uidOf(type)}`;
const list = (type: "job" | "blog-post" | "case-study") => `collection-types/${uidOf(type)}`;

const ITEMS: { item: Item; label: (left: number) => string; hint: string; to: string }[] = [
  {
    item: "name",
    label: () => "Name",
    hint: "In menu, titles, mails, and for {firm} in texts",
    to: single("site-setting"),
  },
  {
    item: "mark",
    label: () => "Logo",
    hint: "Icons and pictures for sharing are drawn from it",
    to: single("site-setting"),
  },
  { item: "colors", label: () => "Colours", hint: "Two are enough", to: single("site-setting") },
  { item: "contact", label: () => "Contact details", hint: "Address, phones and email", to: single("contact-detail") },
  {
    item: "country",
    label: () => "Country and salaries",
    hint: "The country is in the contact details, language, time zone and currency in the settings",
    to: single("site-setting"),
  },
  {
    item: "legal",
    label: () => "Privacy policy and terms",
    hint: "Have them read by somebody who knows your law",
    to: single("privacy-page"),
  },
  {
    item: "senders",
    label: () => "Addresses of mails",
    hint: "MAIL_FROM, MAIL_TO_HR and MAIL_TO_SALES, where the website is hosted",
    to: "/settings/email",
  },
  { item: "jobs", label: (left) => counted(left, "sample job"), hint: "Edit or remove them", to: list("job") },
  { item: "posts", label: (left) => counted(left, "sample post"), hint: "Edit or remove them", to: list("blog-post") },
  {
    item: "caseStudies",
    label: (left) => counted(left, "sample case study", "sample case studies"),
    hint: "Their clients are made up",
    to: list("case-study"),
  },
  {
    item: "pictures",
    label: (left) => counted(left, "sample picture"),
    hint: "Shown on pages. They are neutral, and may stay",
    to: "/plugins/upload",
  },
];

function counted(count: number, one: string, several = `${one}s`): string {
  if (count === 0) return several.charAt(0).toUpperCase() + several.slice(1);
  return `${count} ${count === 1 ? one : several}`;
}

const List = styled.ul`
  columns: 2 26rem;
  column-gap: 4rem;
  > li { break-inside: avoid; }
`;

export function MakeItYours() {
  const may = useMay();
  return may("update", uidOf("site-setting")) ? <YoursCard /> : null;
}

function YoursCard() {
  const [changes, setChanges] = useState(0);
  const { result } = useLoaded<Loaded>("/make-it-yours/left", changes);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  if (!result?.left) return null;
  const { left, mayRemove } = result;
  const done = ITEMS.filter(({ item }) => left[item] === 0).length;

  async function send(path: string, body?: object): Promise<void> {
    try {
      await post(`/make-it-yours/${path}`, body);
      setChanges(changes + 1);
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
  }

  return (
    <Box paddingBottom={5}>
      <Card id="make-it-yours" title="Make it yours" icon={PaintBrush}>
        <Typography tag="p" role="status">
          {`${done} of ${ITEMS.length} done. What you publish is on the website at once.`}
        </Typography>
        <Box paddingTop={4} paddingBottom={2}>
          <List>
            {ITEMS.map(({ item, label, hint, to }) => (
              <Flex
                key={item}
                tag="li"
                justifyContent="space-between"
                alignItems="flex-start"
                gap={4}
                paddingBottom={4}
              >
                <Box>
                  <Link tag={NavLink} to={to.startsWith("/") ? to : `/content-manager/${to}`}>
                    {label(left[item])}
                  </Link>
                  <Typography tag="p" variant="pi" textColor="neutral600">
                    {hint}
                  </Typography>
                </Box>
                {left[item] === 0 ? (
                  <Flex gap={1} shrink={0}>
                    <Check aria-hidden fill="success600" />
                    <Typography variant="pi" textColor="success700">
                      Done
                    </Typography>
                  </Flex>
                ) : (
                  <Button
                    variant="ghost"
                    size="S"
                    aria-label={`Keep as it is: ${label(left[item])}`}
                    onClick={() => send("keep", { item })}
                  >
                    Keep
                  </Button>
                )}
              </Flex>
            ))}
          </List>
        </Box>
        <Flex gap={3} wrap="wrap">
          {mayRemove && <RemoveSample changes={changes} onRemoved={() => setChanges(changes + 1)} />}
          <Button variant="tertiary" onClick={() => send("dismiss")}>
            Don’t show this again
          </Button>
        </Flex>
      </Card>
    </Box>
  );
}
