import { Icon } from "@repo/ui/icon";
import { AgreementField } from "@/components/forms/agreement-field";
import { Link } from "@/components/link";

export function AgreeField({ error }: { error: string | undefined }) {
  return (
    <AgreementField name="agree" required error={error}>
      {/* One text, because browsers leave a space of its own out of the field's name. */}
      {"I have read and agree to the "}
      <Link href="/terms-and-conditions" target="_blank" className="link">
        Terms & Conditions
        <Icon name="external-link" className="ml-1 inline size-4 align-[-2px]" />
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>
    </AgreementField>
  );
}
