import { Field } from "@repo/ui/field";

/** `label` is the name that the blog shows for a post without an author. */
export type Authors = { label: string; authors: { id: string; name: string }[] };

type AuthorFieldProps = Authors & { value: string | null; onChange: (author: string | null) => void; error?: string };

export function AuthorField({ label, authors, value, onChange, error }: AuthorFieldProps) {
  const isListed = value === null || authors.some(({ id }) => id === value);
  return (
    <Field name="author" label="Author" error={error}>
      {(control) => (
        <select {...control} value={value ?? ""} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{label}</option>
          {authors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!isListed && <option value={value}>Not published</option>}
        </select>
      )}
    </Field>
  );
}

export const authorName = (author: string | null, { label, authors }: Authors) =>
  authors.find(({ id }) => id === author)?.name ?? label;
