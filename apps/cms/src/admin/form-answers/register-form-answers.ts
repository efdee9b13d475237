import { Mail } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { AnswersActions } from "./answers-actions";

type ContentManager = {
  injectComponent: (view: string, zone: string, part: { name: string; Component: ComponentType }) => void;
};

export function registerFormAnswers(app: StrapiApp): void {
  app.customFields.register({
    name: "form-answers",
    type: "json",
    intlLabel: { id: "form-answers.label", defaultMessage: "Answers to a form" },
    intlDescription: { id: "form-answers.description", defaultMessage: "What a visitor sent, field by field" },
    icon: Mail,
    components: { Input: loadInput },
  });
  app.customFields.register({
    name: "form",
    type: "string",
    intlLabel: { id: "form.label", defaultMessage: "Form" },
    intlDescription: { id: "form.description", defaultMessage: "One of the forms that editors have made" },
    icon: Mail,
    components: { Input: loadFormInput },
  });
}

export function addAnswersActions(app: StrapiApp): void {
  const contentManager: unknown = app.getPlugin("content-manager");
  (contentManager as ContentManager).injectComponent("listView", "actions", {
    name: "form-answers",
    Component: AnswersActions,
  });
}

async function loadInput() {
  const { AnswersInput } = await import("./answers-input");
  return { default: AnswersInput as ComponentType };
}

async function loadFormInput() {
  const { FormInput } = await import("./form-input");
  return { default: FormInput as ComponentType };
}
