import { buttonClass } from "@repo/ui/button";
import { readOwnApplication, readToken } from "@/app/api/_lib/own-application";
import { Message } from "../../card";
import { LinkGone, Unavailable } from "../../link-gone";
import { privateMetadata } from "../../metadata";
import { OwnForm } from "../../own-form";
import { TEXTS } from "../../texts";

export const instant = false;

export const metadata = privateMetadata(TEXTS.removeAsked);

export default async function DeletePage({ searchParams }: PageProps<"/applications/mine/delete">) {
  const token = await readToken(searchParams);
  const application = await readOwnApplication(token);
  if (application === null) return <LinkGone />;
  if (application === "unavailable") return <Unavailable />;
  return (
    <Message title={TEXTS.removeAsked} text={application.job_title}>
      <p className="mt-4">{TEXTS.removeWarning}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <OwnForm action="delete" token={token} look="danger">
          {TEXTS.removeConfirmed}
        </OwnForm>
        <a href={`/applications/${token}`} className={buttonClass("outline")}>
          {TEXTS.keepIt}
        </a>
      </div>
    </Message>
  );
}
