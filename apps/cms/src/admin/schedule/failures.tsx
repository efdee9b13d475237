import { Typography } from "@strapi/design-system";
import { useLoaded } from "../use-loaded";
import { inZone } from "./zone";

type Failure = { action: "publish" | "unpublish"; message: string; attempts: number; nextAttemptAt: string };

type FailuresProps = {
  documentId: string;
  /** The document's: a save may have fixed the failure. */
  updatedAt: string;
  zone: string;
};

export function Failures({ documentId, updatedAt, zone }: FailuresProps) {
  const path = `/content-manager/schedule?documentId=${documentId}`;
  const { result: [scheduled] = [] } = useLoaded<{ failures: Failure[] }[]>(path, updatedAt);

  return scheduled?.failures.map(({ action, message, attempts, nextAttemptAt }) => (
    <Typography key={action} tag="p" role="alert" variant="pi" textColor="danger600">
      {`Could not be ${action}ed at its time. ${message} Tried ${attempts === 1 ? "once" : `${attempts} times`}; the next try is ${inZone(nextAttemptAt, zone)}, or right after you save.`}
    </Typography>
  ));
}
