import { Box, Button, Field, Flex, Modal, Typography } from "@strapi/design-system";
import { useAPIErrorHandler, useFetchClient } from "@strapi/strapi/admin";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";

export type Asset = { url: string; alternativeText?: string | null };

type PastedPictureProps = { file: File; onUploaded: (asset: Asset) => void; onClose: () => void };

export function PastedPicture({ file, onUploaded, onClose }: PastedPictureProps) {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  const formId = useId();

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const alternativeText = String(new FormData(event.currentTarget).get("alternativeText")).trim();
    if (!alternativeText) return setFailure("Describe the picture for people who can't see it.");
    const body = new FormData();
    body.append("files", file);
    body.append("fileInfo", JSON.stringify({ name: file.name, alternativeText }));
    setSending(true);
    try {
      const { data } = await post<Asset[]>("/upload", body);
      const [asset] = data;
      if (asset) onUploaded(asset);
    } catch (error) {
      setFailure(formatAPIError(error as never));
      setSending(false);
    }
  }

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Choose a picture</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex tag="form" id={formId} direction="column" alignItems="stretch" gap={4} onSubmit={upload}>
            <PictureOf file={file} />
            <Field.Root name="alternativeText" error={failure} required>
              <Field.Label>Alternative text</Field.Label>
              <Field.Input autoFocus maxLength={500} />
              <Field.Error />
            </Field.Root>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
          <Button type="submit" form={formId} loading={sending}>
            Upload and use
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function PictureOf({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Flex direction="column" gap={2}>
      <Box tag="img" ref={image} alt="" maxHeight="20rem" maxWidth="100%" />
      <Typography variant="pi">{file.name}</Typography>
    </Flex>
  );
}
