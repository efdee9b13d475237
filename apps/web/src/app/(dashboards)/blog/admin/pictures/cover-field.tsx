import { Button } from "@repo/ui/button";
import { useRef } from "react";
import { Picture } from "@/components/picture";
import type { ChoosePicture } from "./picture-dialog";
import { usePicture } from "./use-pictures";

type CoverFieldProps = {
  cover: number | null;
  onChange: (cover: number | null) => void;
  choosePicture: ChoosePicture;
  error?: string;
};

export function CoverField({ cover, onChange, choosePicture, error }: CoverFieldProps) {
  const choose = useRef<HTMLButtonElement>(null);
  const picture = usePicture(cover);

  function remove() {
    onChange(null);
    choose.current?.focus();
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="mb-1.5 font-medium">Cover</legend>
      <Picture picture={picture} sizes="160px" className="h-20 w-32 rounded-lg border border-line object-cover" />
      <Button ref={choose} look="outline" size="small" onClick={() => choosePicture(({ id }) => onChange(id))}>
        {cover === null ? "Choose a cover" : "Choose another cover"}
      </Button>
      {cover !== null && (
        <Button look="outline" size="small" onClick={remove}>
          Remove cover
        </Button>
      )}
      {error && <p className="w-full text-error">{error}</p>}
    </fieldset>
  );
}
