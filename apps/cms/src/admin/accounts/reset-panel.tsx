import type { AccountReset } from "@repo/contract/http/account";
import { Button, Dialog, Flex, Typography } from "@strapi/design-system";
import { useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";

type PanelProps = { model: string; documentId?: string };

export function ResetPanel({ model, documentId }: PanelProps) {
  if (model !== "plugin::users-permissions.user" || !documentId) return null;
  return { title: "Passkeys and sessions", content: <Reset documentId={documentId} /> };
}

function Reset({ documentId }: { documentId: string }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();

  async function reset(): Promise<void> {
    try {
      const { data } = await post<AccountReset>(`/dashboard-accounts/${documentId}/reset`);
      const message = `Passkeys removed: ${data.passkeys}. Sessions ended: ${data.sessions}.`;
      toggleNotification({ type: "success", message });
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography variant="pi" textColor="neutral600">
        For someone who has lost a device. The password then signs in alone, until they add a passkey again.
      </Typography>
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="danger-light" fullWidth>
            Remove passkeys
          </Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>Remove all passkeys?</Dialog.Header>
          <Dialog.Body>
            Make sure that it is really the account’s owner who asks. All its passkeys are removed and its sessions end.
            It is told by mail.
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Cancel>
              <Button variant="tertiary" fullWidth>
                Keep them
              </Button>
            </Dialog.Cancel>
            <Dialog.Action>
              <Button variant="danger" fullWidth onClick={reset}>
                Remove them
              </Button>
            </Dialog.Action>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </Flex>
  );
}
