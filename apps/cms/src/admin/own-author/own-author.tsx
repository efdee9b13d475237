import { ownAuthor } from "@repo/contract/post/own-author";
import { useAuth, useFetchClient, useField, useForm } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";

const POST = "api::blog-post.blog-post";
const AUTHORS = `/content-manager/relations/${POST}/author?pageSize=100`;

type PanelProps = { model: string; documentId?: string };
type Author = { id: number; documentId: string; name: string; status: string };
type Relation = { connect?: object[]; disconnect?: object[] };

/** Shows nothing. Once a new post is begun, its author is the one whom the editor's account names. */
export function OwnAuthor({ model, documentId }: PanelProps) {
  const isBegun = useForm("OwnAuthor", ({ modified }) => modified) && model === POST && !documentId;
  const names = useAuth("OwnAuthor", ({ user }) => `${user?.firstname ?? ""} ${user?.lastname ?? ""}\n${user?.email}`);
  const { value, onChange } = useField<Relation>("author");
  const { get } = useFetchClient();
  const isChosen = useRef(false);
  isChosen.current ||= Boolean(value?.connect?.length);

  useEffect(() => {
    if (!isBegun || isChosen.current) return;
    const choose = async () => {
      const { data } = await get<{ results: Author[] }>(AUTHORS);
      const authors = data.results.map((author) => ({ ...author, id: author.documentId }));
      const [own] = names.split("\n").flatMap((name) => ownAuthor(name, authors) ?? []);
      const author = data.results.find(({ documentId }) => documentId === own);
      if (author && !isChosen.current) onChange("author", { connect: [formValue(author)], disconnect: [] });
    };
    // Whoever may not read authors chooses none.
    choose().catch(() => {});
  }, [isBegun, names, get, onChange]);
  return null;
}

const formValue = ({ id, documentId, name, status }: Author) => ({
  id,
  apiData: { id, documentId, isTemporary: true },
  status,
  name,
  label: name,
  href: `../collection-types/api::author.author/${documentId}`,
  __temp_key__: "a0",
});
