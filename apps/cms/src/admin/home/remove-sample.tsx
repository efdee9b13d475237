import { useLoaded } from "@repo/plugin-kit/admin/use-loaded";
import { Box, Button, Checkbox, Dialog, Typography } from "@strapi/design-system";
import { Trash } from "@strapi/icons";
import { useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import type { Going } from "../../panel/sample/items";

const NAMES: [name: keyof Going, one: string, several: string][] = [
  ["jobs", "job", "jobs"],
  ["posts", "post", "posts"],
  ["caseStudies", "case study", "case studies"],
  ["quotes", "testimonial", "testimonials"],
  ["pictures", "picture", "pictures"],
];

type RemoveSampleProps = { changes: number; onRemoved: () => void };

export function RemoveSample({ changes, onRemoved }: RemoveSampleProps) {
  const { result } = useLoaded<Going>("/make-it-yours/sample", changes);
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [open, setOpen] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const going = NAMES.filter(([name]) => result?.[name]);
  if (!result || going.length === 0) return null;
  const listed = new Intl.ListFormat("en").format(
    going.map(([name, one, several]) => `${result[name]} ${result[name] === 1 ? one : several}`),
  );

  function change(isOpen: boolean): void {
    setIsSure(false);
    setOpen(isOpen);
  }

  async function remove(): Promise<void> {
    setIsRemoving(true);
    try {
      const { data } = await post<{ archive: string }>("/make-it-yours/sample/remove", { isSure });
      toggleNotification({ type: "success", message: `Removed. The backup is ${data.archive}.` });
      onRemoved();
      change(false);
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
    setIsRemoving(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger>
        <Button variant="danger-light" startIcon={<Trash />}>
          Remove the sample content
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Remove the sample content?</Dialog.Header>
        <Dialog.Body>
          <Box>
            <Typography tag="p" paddingBottom={3}>
              {`${listed} are deleted.`}
            </Typography>
            <Typography tag="p" paddingBottom={3}>
              What somebody has edited stays, and so do applications, pictures that other pages show, and all other
              texts. A backup of everything is made first, in the folder backups of the website’s data; without it,
              nothing is removed.
            </Typography>
            <Checkbox checked={isSure} onCheckedChange={(checked) => setIsSure(checked === true)}>
              Yes, delete them
            </Checkbox>
          </Box>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Keep them
            </Button>
          </Dialog.Cancel>
          <Button variant="danger" fullWidth disabled={!isSure} loading={isRemoving} onClick={remove}>
            Back up and remove
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
