import { Box, Flex, Link, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

export type Entry = { uid: string; kind: string; type: string; documentId: string; title: string };

type EntryListProps<Each extends Entry> = { entries: Each[]; children: (entry: Each) => ReactNode };

export function EntryList<Each extends Entry>({ entries, children }: EntryListProps<Each>) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} width="100%">
      {entries.map((entry) => (
        <Box key={entry.uid + entry.documentId} tag="li">
          <Link tag={NavLink} to={pathOf(entry)}>
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

function pathOf({ uid, kind, documentId }: Entry): string {
  return kind === "singleType"
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;
}
