import { Box, Flex, Link, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

export type Entry = {
  uid: string;
  kind: string;
  type: string;
  documentId: string;
  locale?: string | null;
  title: string;
};

type EntryListProps<Each extends Entry> = { entries: Each[]; children: (entry: Each) => ReactNode };

export function EntryList<Each extends Entry>({ entries, children }: EntryListProps<Each>) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
      {entries.map((entry) => (
        <Box key={entry.uid + entry.documentId + entry.locale} tag="li">
          <Link tag={NavLink} to={entryPath(entry)}>
            {entry.title}
          </Link>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {children(entry)}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}

type Place = Pick<Entry, "uid" | "kind" | "documentId" | "locale">;

export function entryPath({ uid, kind, documentId, locale }: Place): string {
  const path = kind === "singleType" ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return `/content-manager/${path}${locale ? `?plugins[i18n][locale]=${locale}` : ""}`;
}
