import { Button } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useBringBack } from "./use-bring-back";

type BringBackButtonProps = { path: string; uid: string; onDone: () => void };

export function BringBackButton({ path, uid, onDone }: BringBackButtonProps) {
  const isChanged = useForm("BringBackButton", ({ modified }) => modified);
  const { bringBack, isBusy } = useBringBack(uid);

  const start = async () => {
    if (await bringBack(path, "The version is the draft now. Publish it to show it to visitors.")) onDone();
  };
  return (
    <Button onClick={start} loading={isBusy} disabled={isChanged}>
      {isChanged ? "Save or discard your changes first" : "Bring back as a draft"}
    </Button>
  );
}
