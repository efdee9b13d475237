import { mediaPath } from "@repo/contract/page/media";
import { applyEdit, applyShortcut } from "@repo/markdown/apply-edit";
import { withPicture } from "@repo/markdown/edits";
import { followCursor } from "@repo/markdown/follow-cursor";
import { takesPictures } from "@repo/markdown/pasted-picture";
import { Grid, Textarea } from "@strapi/design-system";
import { useStrapiApp } from "@strapi/strapi/admin";
import { type ChangeEvent, type ComponentType, useCallback, useRef, useState } from "react";
import { EditorFrame, WINDOW_HEIGHT } from "./editor-frame";
import { ExamplesDialog } from "./examples-dialog";
import { MarkdownPreview } from "./markdown-preview";
import { MarkdownToolbar } from "./markdown-toolbar";
import { type Asset, PastedPicture } from "./pasted-picture";

type MediaLibraryProps = {
  allowedTypes: string[];
  onClose: () => void;
  onSelectAssets: (assets: Asset[]) => void;
};

type MarkdownEditorProps = {
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  disabled?: boolean;
  placeholder?: string;
};

export function MarkdownEditor({ value, ...input }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLElement>(null);
  const [fillsWindow, setFillsWindow] = useState(false);
  const [explaining, setExplaining] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [given, setGiven] = useState<File>();
  const components = useStrapiApp("MarkdownEditor", (app) => app.components);
  const MediaLibrary = components["media-library"] as ComponentType<MediaLibraryProps>;

  const follow = useCallback(() => {
    if (area.current && preview.current) followCursor(area.current, preview.current);
  }, []);

  function close(then: () => void) {
    setChoosing(false);
    setGiven(undefined);
    // The dialog keeps the focus until it is gone.
    requestAnimationFrame(then);
  }

  function insertPictures(assets: Asset[]) {
    close(() => {
      for (const { url, alternativeText } of assets) {
        if (area.current) applyEdit(area.current, (at) => withPicture(at, mediaPath(url), alternativeText ?? ""));
      }
    });
  }

  return (
    <EditorFrame fillsWindow={fillsWindow} onLeave={() => setFillsWindow(false)}>
      <MarkdownToolbar
        disabled={input.disabled}
        fillsWindow={fillsWindow}
        onTool={({ edit }) => area.current && applyEdit(area.current, edit)}
        onPicture={() => setChoosing(true)}
        onHelp={() => setExplaining(true)}
        onFullWindow={() => setFillsWindow(!fillsWindow)}
      />
      <Grid.Root gap={4}>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <Textarea
            {...input}
            ref={area}
            value={value}
            rows={20}
            onKeyDown={applyShortcut}
            onSelect={follow}
            {...takesPictures(setGiven)}
          />
        </Grid.Item>
        <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
          <MarkdownPreview
            text={value}
            maxHeight={fillsWindow ? WINDOW_HEIGHT : "43.4rem"}
            scroller={preview}
            onRendered={follow}
          />
        </Grid.Item>
      </Grid.Root>
      {choosing && (
        <MediaLibrary
          allowedTypes={["images"]}
          onClose={() => close(() => area.current?.focus())}
          onSelectAssets={insertPictures}
        />
      )}
      {given && (
        <PastedPicture
          file={given}
          onClose={() => close(() => area.current?.focus())}
          onUploaded={(asset) => insertPictures([asset])}
        />
      )}
      {explaining && <ExamplesDialog onClose={() => setExplaining(false)} />}
    </EditorFrame>
  );
}
