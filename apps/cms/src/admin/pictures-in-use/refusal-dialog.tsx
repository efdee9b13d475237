import { type Entry, EntryList } from "@repo/plugin-kit/admin/entry-list";
import { Box, Button, Dialog, Typography } from "@strapi/design-system";
import { useEffect, useState } from "react";

export const REFUSED_DELETION = "picture-in-use";

export type Use = Entry & { file: string; field: string };

export function RefusalDialog() {
  const [uses, setUses] = useState<Use[]>();

  useEffect(() => {
    const show = async (event: Event) => {
      // The library's own dialog for several files stays open, and can be closed once its request has ended.
      await new Promise((resolve) => setTimeout(resolve));
      if (document.querySelector('[role="alertdialog"][data-state="open"]')) {
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      }
      setUses((event as CustomEvent<Use[]>).detail);
    };
    window.addEventListener(REFUSED_DELETION, show);
    return () => window.removeEventListener(REFUSED_DELETION, show);
  }, []);

  const close = () => setUses(undefined);
  if (!uses) return null;
  return (
    <Dialog.Root open onOpenChange={close}>
      <Dialog.Content>
        <Dialog.Header>Still in use</Dialog.Header>
        <Dialog.Body>
          <Typography tag="p">Nothing was deleted. Choose another picture in these places first:</Typography>
          <Box width="100%" maxHeight="30vh" overflow="auto" onClick={close}>
            <EntryList entries={uses.map((use) => ({ ...use, title: use.title || use.type }))}>
              {({ file, type, title, field }) => [...(title === type ? [] : [type]), field, file].join(" · ")}
            </EntryList>
          </Box>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Close
            </Button>
          </Dialog.Cancel>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
