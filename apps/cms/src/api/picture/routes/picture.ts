export default {
  type: "content-api",
  routes: [
    { method: "GET", path: "/pictures", handler: "picture.find", config: { policies: ["global::site-only"] } },
    { method: "GET", path: "/dashboard/pictures", handler: "picture.list" },
    { method: "GET", path: "/dashboard/pictures/named", handler: "picture.named" },
    { method: "GET", path: "/dashboard/pictures/:id", handler: "picture.show" },
    { method: "POST", path: "/dashboard/pictures", handler: "picture.upload" },
  ],
};
