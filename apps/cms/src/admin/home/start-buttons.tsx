import { type ContentType, uidOf } from "@repo/contract/page/content-types";
import { Flex, LinkButton } from "@strapi/design-system";
import { Pencil, Plus } from "@strapi/icons";
import { NavLink } from "react-router-dom";
import { useMay } from "./use-may";

type Start = { label: string; type: ContentType; isNew?: true };

const STARTS: Start[] = [
  { label: "Edit the home page", type: "home-page" },
  { label: "New post", type: "blog-post", isNew: true },
  { label: "New job", type: "job", isNew: true },
  { label: "New page", type: "page", isNew: true },
  { label: "Menu", type: "header" },
];

export function StartButtons() {
  const may = useMay();
  const own = STARTS.filter(({ type, isNew }) => may(isNew ? "create" : "update", uidOf(type)));
  return (
    <Flex tag="nav" aria-label="Start" gap={3} wrap="wrap" paddingBottom={own.length > 0 ? 5 : 0}>
      {own.map(({ label, type, isNew }) => (
        <LinkButton
          key={type}
          tag={NavLink}
          to={`/content-manager/${isNew ? `collection-types/${uidOf(type)}/create` : `single-types/${uidOf(type)}`}`}
          variant="secondary"
          size="L"
          startIcon={isNew ? <Plus /> : <Pencil />}
        >
          {label}
        </LinkButton>
      ))}
    </Flex>
  );
}
