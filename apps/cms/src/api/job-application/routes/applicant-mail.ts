const config = { policies: ["global::account-only"] };

export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/dashboard/mail-desk", handler: "applicant-mail.desk", config: { ...config } },
    { method: "POST", path: "/dashboard/applications/mails", handler: "applicant-mail.send", config: { ...config } },
    {
      method: "POST",
      path: "/dashboard/applications/mails/preview",
      handler: "applicant-mail.preview",
      config: { ...config },
    },
    {
      method: "POST",
      path: "/dashboard/applications/mails/recipients",
      handler: "applicant-mail.recipients",
      config: { ...config },
    },
    {
      method: "POST",
      path: "/dashboard/applications/mails/undo",
      handler: "applicant-mail.undoAll",
      config: { ...config },
    },
    {
      method: "DELETE",
      path: "/dashboard/applications/:id/mails/:entry",
      handler: "applicant-mail.undo",
      config: { ...config },
    },
  ],
};
