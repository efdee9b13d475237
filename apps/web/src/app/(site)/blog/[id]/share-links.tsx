import { cleanText } from "@repo/contract/text/text";
import { Icon } from "@repo/ui/icon";
import { CopyLink } from "./copy-link";

const shareLook =
  "grid size-11 place-items-center rounded-full border border-line text-slate hover:border-blue hover:text-blue-700";

/** Plain links, so that the networks learn nothing of visitors who don't follow them. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(cleanText(title))}&body=${encodeURIComponent(url)}`;
  return (
    <ul aria-label="Share this article" className="flex gap-3">
      <li>
        <a href={mail} aria-label="Share by e-mail" className={shareLook}>
          <Icon name="mail" className="size-5" />
        </a>
      </li>
      <li>
        <a
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener"
          aria-label="Share on LinkedIn (opens in a new tab)"
          className={shareLook}
        >
          <Icon name="linkedin" className="size-5 fill-current stroke-none" />
        </a>
      </li>
      <li>
        <CopyLink url={url} className={shareLook} />
      </li>
    </ul>
  );
}
