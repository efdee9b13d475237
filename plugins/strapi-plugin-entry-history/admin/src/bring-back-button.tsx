import { Button } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useText } from "./plugin";
import { useBringBack } from "./use-bring-back";

type BringBackButtonProps = { path: string; uid: string; onDone: () => void };

export function BringBackButton({ path, uid, onDone }: BringBackButtonProps) {
  const text = useText();
  const isChanged = useForm("BringBackButton", ({ modified }) => modified);
  const { bringBack, isBusy } = useBringBack(uid);

  const start = async () => {
    if (await bringBack(path, text("bringBack.version.done"))) onDone();
  };
  return (
    <Button onClick={start} loading={isBusy} disabled={isChanged}>
      {text(isChanged ? "bringBack.unsaved" : "bringBack.version")}
    </Button>
  );
}
