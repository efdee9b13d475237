import { Icon } from "@repo/ui/icon";
import type { ContactDetailFragment } from "@/cms/generated/graphql";
import { Picture } from "@/components/picture";

export function ContactMap({ contact }: { contact: ContactDetailFragment }) {
  return (
    <a
      href={contact.mapUrl}
      target="_blank"
      rel="noopener"
      className="card card-hover relative block aspect-3/2 overflow-hidden"
    >
      <Picture
        picture={contact.mapImage}
        sizes="(min-width: 1240px) 692px, (min-width: 1024px) 56vw, 92vw"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="absolute top-4 left-4 inline-flex items-center gap-2 rounded-full bg-white px-4 py-2 font-medium text-blue-700 text-sm shadow-card">
        Open in maps
        <Icon name="external-link" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </span>
    </a>
  );
}
