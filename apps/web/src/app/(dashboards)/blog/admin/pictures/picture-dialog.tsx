"use client";

import type { LibraryPicture } from "@repo/contract/page/picture";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { PictureGrid } from "./picture-grid";
import { UploadForm } from "./upload-form";

export type ChoosePicture = (use: (picture: LibraryPicture) => void, file?: File) => void;

type PictureDialogProps = { file?: File; onChoose: (picture: LibraryPicture) => void; onClose: () => void };

export function PictureDialog({ file, onChoose, onClose }: PictureDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose a picture"
      closeLabel="Close pictures"
      className={`${dialogCard} max-w-4xl p-(--pad) [--pad:--spacing(5)] sm:[--pad:--spacing(7)]`}
    >
      <div className="mt-4 flex flex-col gap-6 text-sm">
        <UploadForm given={file} onUploaded={onChoose} />
        <PictureGrid onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
