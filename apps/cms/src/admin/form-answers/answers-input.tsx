import { companyTime } from "@repo/time/company";
import { Box, Button, Field, Typography } from "@strapi/design-system";
import { Download } from "@strapi/icons";
import { useField, useForm } from "@strapi/strapi/admin";
import { useDownload } from "./use-download";

type Answer = { key: string; label: string; kind: string; value: string };
type Values = { documentId?: string; createdAt?: string; fileName?: string | null };
type AnswersInputProps = { name: string; label: string; hint?: string };

export function AnswersInput({ name, label, hint }: AnswersInputProps) {
  const { value } = useField<Answer[] | null>(name);
  const { documentId, createdAt, fileName } = useForm("AnswersInput", ({ values }) => values as Values);
  const download = useDownload();
  return (
    <Field.Root name={name} hint={hint} role="group" aria-label={label}>
      <Field.Label>{label}</Field.Label>
      {createdAt && <Typography variant="pi">{`Received ${companyTime(createdAt)}`}</Typography>}
      <Box tag="dl" background="neutral100" borderColor="neutral200" hasRadius paddingLeft={4} paddingRight={4}>
        {(value ?? []).map((answer) => (
          <Box key={answer.key} paddingTop={3} paddingBottom={3}>
            <Typography tag="dt" variant="pi" textColor="neutral600">
              {answer.label}
            </Typography>
            <Typography tag="dd" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {answer.value || "–"}
            </Typography>
            {answer.kind === "file" && answer.value && fileName && (
              <Box tag="dd" paddingTop={2}>
                <Button
                  variant="secondary"
                  startIcon={<Download />}
                  onClick={() => download(`/form-answers/${documentId}/file`, fileName)}
                >
                  Download the file
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Field.Hint />
    </Field.Root>
  );
}
