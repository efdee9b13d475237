import { Mail } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { registerField } from "../fields/register-field";
import { AnswersActions } from "./answers-actions";

type ContentManager = {
  injectComponent: (view: string, zone: string, part: { name: string; Component: ComponentType }) => void;
};

export function registerFormAnswers(app: StrapiApp): void {
  registerField(app, {
    name: "form-answers",
    type: "json",
    label: "Answers to a form",
    description: "What a visitor sent, field by field",
    icon: Mail,
    load: async () => (await import("./answers-input")).AnswersInput,
  });
  registerField(app, {
    name: "form",
    type: "string",
    label: "Form",
    description: "One of the forms that editors have made",
    icon: Mail,
    load: async () => (await import("./form-input")).FormInput,
  });
}

export function addAnswersActions(app: StrapiApp): void {
  const contentManager: unknown = app.getPlugin("content-manager");
  (contentManager as ContentManager).injectComponent("listView", "actions", {
    name: "form-answers",
    Component: AnswersActions,
  });
}
