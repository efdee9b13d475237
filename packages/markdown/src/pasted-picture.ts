type Given = { clipboardData?: DataTransfer; dataTransfer?: DataTransfer; preventDefault: () => void };

export function takesPictures(take: (picture: File) => void) {
  const given = (event: Given) => {
    const picture = pictureIn(event.clipboardData ?? event.dataTransfer);
    if (!picture) return;
    event.preventDefault();
    take(picture);
  };
  const over = (event: Given) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  return { onPaste: given, onDrop: given, onDragOver: over };
}

/** Word and Excel add a picture of the text that is copied. */
function pictureIn(transfer: DataTransfer | undefined): File | undefined {
  if (transfer?.types.includes("text/plain")) return undefined;
  return [...(transfer?.files ?? [])].find(({ type }) => type.startsWith("image/"));
}
