import { unstable_useContentManagerContext, useFetchClient, useField } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { addressField } from "../../database/address-field";

const WAIT_MS = 300;

type PanelProps = { model: string; documentId?: string };

/** The address of a new entry follows its title until somebody types another. For later titles, the CMS does this. */
export function TitleAddress({ model, documentId }: PanelProps) {
  const { contentType } = unstable_useContentManagerContext();
  const { field = "", title: titleField = "" } = addressField(contentType?.attributes ?? {}) ?? {};
  const title = useField<string>(titleField).value ?? "";
  const { value: address, onChange } = useField<string>(field);
  const { post } = useFetchClient();
  const made = useRef({ title: "", address: "" });
  const isFollowing = field !== "" && !documentId && (!address || address === made.current.address);

  useEffect(() => {
    if (!isFollowing || title === made.current.title) return;
    // If the form is saved before the answer comes, the CMS makes the address.
    made.current.address = "";
    onChange(field, "");
    let isLate = false;
    const timer = setTimeout(async () => {
      const asked = { contentTypeUID: model, field, data: { [titleField]: title } };
      const { data } = await post<{ data: string }>("/content-manager/uid/generate", asked);
      if (isLate) return;
      made.current = { title, address: data.data };
      onChange(field, data.data);
    }, WAIT_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [isFollowing, title, model, field, titleField, post, onChange]);
  return null;
}
