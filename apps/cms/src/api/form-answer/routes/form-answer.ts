export default {
  type: "content-api",
  routes: [
    {
      method: "POST",
      path: "/form-answers",
      handler: "form-answer.create",
      config: { policies: ["global::site-only"], isForm: true },
    },
  ],
};
