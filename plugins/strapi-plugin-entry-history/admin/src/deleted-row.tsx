import { Box, Button, Flex, Td, Tr, Typography } from "@strapi/design-system";
import { useNavigate } from "react-router-dom";
import type { Deleted } from "../../server/src/change";
import { PLUGIN, useDone, useText, useTimes } from "./plugin";
import { useBringBack } from "./use-bring-back";

type DeletedRowProps = { deleted: Deleted; onFailed: () => void };

const WRAPPED = { whiteSpace: "normal", minWidth: "14rem", maxWidth: "40rem" } as const;

export function DeletedRow({ deleted, onFailed }: DeletedRowProps) {
  const { id, uid, address, name, type, locale, until, mayBringBack } = deleted;
  const text = useText();
  const { day } = useTimes();
  const { time, actor } = useDone()(deleted);
  const { bringBack, isBusy } = useBringBack(uid);
  const navigate = useNavigate();
  const title = name || type;

  const start = async () => {
    if (await bringBack(`/${PLUGIN}/deleted/${id}/bring-back`, text("bringBack.deleted.done", { name: title }))) {
      navigate(address);
    } else onFailed();
  };
  return (
    <Tr>
      <Td>
        <Box paddingTop={3} paddingBottom={3} style={WRAPPED}>
          <Typography tag="p" fontWeight="semiBold">
            {title}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {locale ? `${type} (${locale})` : type}
          </Typography>
        </Box>
      </Td>
      <Td>
        <Typography tag="p">{time}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {text("deleted.by", { actor })}
        </Typography>
      </Td>
      <Td>
        <Typography>{day(until)}</Typography>
      </Td>
      <Td>
        <Flex justifyContent="flex-end">
          {mayBringBack && (
            <Button
              variant="secondary"
              aria-label={text("bringBack.named", { name: title })}
              onClick={start}
              loading={isBusy}
            >
              {text("bringBack")}
            </Button>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}
