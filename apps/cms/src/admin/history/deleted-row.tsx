import { dayInIndia, inIndia } from "@repo/rules/india";
import { Box, Button, Flex, Td, Tr, Typography } from "@strapi/design-system";
import { useNavigate } from "react-router-dom";
import type { Deleted } from "../../history/change";
import { actorOf } from "./actor";
import { useBringBack } from "./use-bring-back";

type DeletedRowProps = { deleted: Deleted; onFailed: () => void };

const WRAPPED = { whiteSpace: "normal", minWidth: "14rem", maxWidth: "40rem" } as const;

export function DeletedRow({ deleted, onFailed }: DeletedRowProps) {
  const { id, uid, address, name, type, at, actor, until, mayBringBack } = deleted;
  const { bringBack, isBusy } = useBringBack(uid);
  const navigate = useNavigate();
  const title = name || type;

  const start = async () => {
    if (await bringBack(`/history/deleted/${id}`, `“${title}” is a draft again. Publish it to show it to visitors.`)) {
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
            {type}
          </Typography>
        </Box>
      </Td>
      <Td>
        <Typography tag="p">{inIndia(at)}</Typography>
        <Typography variant="pi" textColor="neutral600">
          by {actorOf(actor)}
        </Typography>
      </Td>
      <Td>
        <Typography>{dayInIndia(until)}</Typography>
      </Td>
      <Td>
        <Flex justifyContent="flex-end">
          {mayBringBack && (
            <Button variant="secondary" aria-label={`Bring back ${title}`} onClick={start} loading={isBusy}>
              Bring back
            </Button>
          )}
        </Flex>
      </Td>
    </Tr>
  );
}
