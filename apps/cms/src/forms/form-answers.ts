import { createHash, randomUUID } from "node:crypto";
import { fileTooLarge, type ResumeExtension, storableResumeName } from "@repo/contract/application/resume";
import { type Answer, checkAnswers, type FormField, nameOf, notifyAddressesOf } from "@repo/contract/form/form";
import { HONEYPOT } from "@repo/contract/form/honeypot";
import { formVersion } from "@repo/contract/form/version";
import { RuleError } from "@repo/contract/http/errors";
import type { Core } from "@strapi/strapi";
import { limitRequests } from "../access/rate-limit";
import { checkAttachment } from "../attachments/check";
import { type Idempotency, type SentKind, storeOnce } from "../attachments/store-once";
import { withFirm } from "../company/firm-names";
import { enqueueMail } from "../mail/enqueue";
import { markSuspected } from "../mail/mark-suspected";
import { sendDueMails } from "../mail/outbox";
import { cmsSettings } from "../settings";
import { formAnswer } from "./answer-mail";

const UID = "api::form-answer.form-answer";
const KIND: SentKind = {
  uid: UID,
  called: "answer",
  failed: "ANSWER_SAVE_FAILED",
  fileFailed: "ANSWER_SAVE_FAILED",
};
const DOCUMENT_ID = /^[\w-]{1,64}$/;

type Form = { documentId: string; name: string; notifyAddresses: string; keepDays: number; fields: FormField[] };
type AnsweredFile = { name: string; extension: ResumeExtension; content: File };
type Read = { answers: Answer[]; email?: string; file?: AnsweredFile };
type Sent = Read & { fileKey: string | undefined; suspected: boolean };

export const limitAnswers = (strapi: Core.Strapi, client: string) =>
  limitRequests(strapi, "form-answers", cmsSettings().contactPerMinute, client);

/** Stores answers, file and mails atomically; a repeated key gets the first response. @throws {RuleError} */
export async function submitAnswers(strapi: Core.Strapi, sent: FormData, key?: string): Promise<string> {
  const form = await publishedForm(strapi, String(sent.get("form") ?? ""));
  if (sent.get("version") !== formVersion(form.fields)) throw new RuleError("FORM_CHANGED");
  const read = await readAnswers(form, sent);
  const idempotency = key ? { key, digest: await digestOf(form, read) } : undefined;
  const { file } = read;
  const stored = file && { key: `resumes/${randomUUID()}.${file.extension}`, content: file.content };
  const facts = { ...read, fileKey: stored?.key, suspected: Boolean(sent.get(HONEYPOT)) };
  return storeOnce(strapi, KIND, idempotency, async () => ({
    file: stored,
    insert: (refuseLate) => insert(strapi, form, facts, refuseLate, idempotency),
  }));
}

async function publishedForm(strapi: Core.Strapi, documentId: string): Promise<Form> {
  const form =
    DOCUMENT_ID.test(documentId) &&
    (await strapi.documents("api::form.form").findOne({ documentId, status: "published", populate: ["fields"] }));
  if (!form) throw new RuleError("FORM_NOT_FOUND");
  return withFirm(form as Form);
}

async function readAnswers({ fields }: Form, sent: FormData): Promise<Read> {
  const values = Object.fromEntries([...sent].filter(([name]) => !["form", "version", HONEYPOT].includes(name)));
  const unknown = Object.keys(values).filter((name) => values[name] !== "" && !fields.some(({ key }) => key === name));
  if (unknown.length > 0) {
    const errors = unknown.map((name) => [name, "This form has no such field."]);
    throw new RuleError("VALIDATION_FAILED", undefined, Object.fromEntries(errors));
  }
  const checked = checkAnswers(fields, values);
  const fileField = fields.find(({ kind }) => kind === "file");
  const file = fileField && chosenFile(values[fileField.key]);
  if (fileField?.required && !file) checked.errors[fileField.key] = `${nameOf(fileField.label)}: attach a file.`;
  if (Object.keys(checked.errors).length > 0) throw new RuleError("VALIDATION_FAILED", undefined, checked.errors);

  const read = file && (await readFile(file));
  const texts = { ...checked.values, ...(fileField && read && { [fileField.key]: read.name }) };
  const email = fields.find(({ kind }) => kind === "email");
  return {
    answers: fields.map((field) => answerTo(field, texts[field.key])),
    email: email && texts[email.key],
    file: read,
  };
}

async function readFile(file: File): Promise<AnsweredFile> {
  const { resumeMaxMb } = cmsSettings();
  if (file.size > resumeMaxMb * 1024 ** 2) throw new RuleError("FILE_TOO_LARGE", fileTooLarge(resumeMaxMb));
  const refuse = (reason?: string) => new RuleError("FILE_TYPE_INVALID", reason && `${reason}.`);
  const extension = await checkAttachment(file, refuse);
  return { name: storableResumeName(file.name, extension), extension, content: file };
}

async function insert(
  strapi: Core.Strapi,
  form: Form,
  { answers, email, file, fileKey, suspected }: Sent,
  refuseLate: () => void,
  idempotency?: Idempotency,
): Promise<string> {
  const id = randomUUID();
  await strapi.db.transaction(async () => {
    await strapi.db.query(UID).create({
      data: {
        documentId: id,
        formName: form.name,
        formDocumentId: form.documentId,
        email,
        answers,
        keepDays: form.keepDays,
        suspected,
        ...(file && { fileKey, fileName: file.name, fileType: file.extension, fileBytes: file.content.size }),
        idempotencyKey: idempotency?.key,
        idempotencyDigest: idempotency?.digest,
      },
    });
    const facts = { id, formName: form.name, answers, email };
    for (const address of notifyAddressesOf(form.notifyAddresses)) {
      const notice = formAnswer(address, facts);
      await enqueueMail(strapi, id, suspected ? markSuspected(notice) : notice);
    }
    refuseLate();
  });
  void sendDueMails(strapi);
  return id;
}

function chosenFile(value: unknown): File | undefined {
  return value instanceof File && (value.size > 0 || value.name) ? value : undefined;
}

function answerTo({ key, label, kind, agreement }: FormField, value = ""): Answer {
  if (kind === "agreement") return { key, label, kind, value: value && `Yes: ${agreement?.trim()}` };
  return { key, label, kind, value };
}

async function digestOf({ documentId }: Form, { answers, file }: Read): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([documentId, answers, file?.extension]));
  if (file) for await (const piece of file.content.stream()) hash.update(piece);
  return hash.digest("hex");
}
