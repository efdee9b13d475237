import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Applicants } from "@/app/(dashboards)/admin/applicants/applicants";
import { askedOf } from "../kit/cms";
import { expectAccessible, expectAddress, renderDashboard } from "../kit/dashboard";
import { deskWith } from "./desk";

const LIST = "GET /api/dashboard/applications";
const region = page.getByRole("region", { name: "Job Applicants" });
const names = region.getByRole("rowheader");

test("applicants are found by search, job, status and day, in the order that is chosen", async () => {
  const desk = deskWith(["Zoë Adams", "Yusuf Bell"]);
  await renderDashboard("jobs-admin", <Applicants searchRef={createRef()} />);
  await expect.element(region.getByText("2 applications", { exact: true })).toBeVisible();
  await expect.element(names.first()).toMatchTextContent("Yusuf Bell");
  await region.getByRole("searchbox", { name: "Search applicants" }).fill("ZOË");
  await expect.element(region.getByText("1 application found")).toBeVisible();
  await expect.element(names).toMatchTextContent("Zoë Adams");
  await region.getByRole("searchbox", { name: "Search applicants" }).fill("");
  await expectAddress("/admin");
  await expectAccessible();

  desk.changeStatus(desk.named("Yusuf Bell").id, "in_review");
  await region.getByRole("combobox", { name: "Status", exact: true }).selectOptions("In review");
  await expect.element(names).toMatchTextContent("Yusuf Bell");
  await region.getByRole("combobox", { name: "Status", exact: true }).selectOptions("All");

  await region.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect.element(names.first()).toMatchTextContent("Yusuf Bell");
  await region.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect.element(names.first()).toMatchTextContent("Zoë Adams");
  await region.getByLabelText("Applied until").fill("2020-01-01");
  await expect.poll(() => askedOf(LIST).at(-1)?.query).toMatchObject({ sort: "-name", to: "2020-01-01" });
});
