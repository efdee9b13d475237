import { Button, Flex, Typography } from "@strapi/design-system";
import { useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";

type PanelProps = { model: string; documentId?: string };

export function PasswordLinkPanel({ model, documentId }: PanelProps) {
  if (model !== "plugin::users-permissions.user" || !documentId) return null;
  return { title: "Password", content: <PasswordLink documentId={documentId} /> };
}

function PasswordLink({ documentId }: { documentId: string }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [sending, setSending] = useState(false);

  async function mail(): Promise<void> {
    setSending(true);
    try {
      const { data } = await post<{ email: string }>(`/dashboard-accounts/${documentId}/password-link`);
      toggleNotification({ type: "success", message: `A mail with a link is on its way to ${data.email}.` });
    } catch (error) {
      toggleNotification({ type: "danger", message: formatAPIError(error as never) });
    }
    setSending(false);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography id="password-link-hint" variant="pi" textColor="neutral600">
        Mails the saved address a link to set a password: to an account without one for seven days, otherwise for 30
        minutes. Earlier links end.
      </Typography>
      <Button variant="secondary" loading={sending} aria-describedby="password-link-hint" onClick={mail}>
        Mail a link
      </Button>
    </Flex>
  );
}
