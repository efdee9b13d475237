"use client";

import { Button } from "@repo/ui/button";
import { Dialog } from "@repo/ui/dialog";
import { dialogCard } from "@repo/ui/dialog-card";
import { Field } from "@repo/ui/field";
import { localStore, onStored } from "@repo/ui/storage";
import { type FormEvent, useEffect, useState } from "react";
import { smallControl } from "@/app/(dashboards)/_shared/lists/toolbar";
import styles from "./selection/selection.module.css";
import { byName, readSaved, type SavedFilter, withSaved } from "./stored-filters";

const STORED = "applicant-filters";
const NAME_MAX = 60;
const NO_FILTERS = ["view", "columns", "pageSize"];

type SavedFiltersProps = {
  /** The query string of the current filters, order and view. */
  query: string;
  onChoose: (query: string) => void;
};

/** Filters that this browser keeps by name. The page's address has them too, so that it can be shared. */
export function SavedFilters({ query, onChoose }: SavedFiltersProps) {
  const [saved, setSaved] = useState<SavedFilter[]>([]);
  const [isNamed, setIsNamed] = useState(false);
  const current = saved.find((filter) => filter.query === query);

  useEffect(() => {
    const read = () => setSaved(readSaved(localStore.get(STORED)));
    read();
    return onStored(STORED, read);
  }, []);

  function store(next: SavedFilter[]) {
    localStore.set(STORED, JSON.stringify(next));
    setSaved(next);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (!name) return;
    store(withSaved(readSaved(localStore.get(STORED)), { name, query }));
    setIsNamed(false);
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      {saved.length > 0 && (
        <select
          aria-label="Saved filters"
          className={`${smallControl} ${styles.control}`}
          value={current?.query ?? ""}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="" disabled>
            Saved filters
          </option>
          {byName(saved).map((filter) => (
            <option key={filter.name} value={filter.query}>
              {filter.name}
            </option>
          ))}
        </select>
      )}
      {current ? (
        <Button look="outline" size="small" onClick={() => store(saved.filter((filter) => filter !== current))}>
          Forget<span className="sr-only"> the saved filter {current.name}</span>
        </Button>
      ) : (
        hasFilter(query) && (
          <Button look="outline" size="small" onClick={() => setIsNamed(true)}>
            Save filters
          </Button>
        )
      )}
      <Dialog
        open={isNamed}
        onClose={() => setIsNamed(false)}
        title="Save these filters"
        className={`${dialogCard} max-w-md p-(--pad) [--pad:--spacing(6)]`}
      >
        <form onSubmit={submit} className="mt-4">
          <Field name="name" label="Name" hint="Kept in this browser. To share filters, send the address of the page.">
            {(control) => <input {...control} required maxLength={NAME_MAX} autoComplete="off" />}
          </Field>
          <div className="mt-3">
            <Button type="submit" size="small">
              Save
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}

function hasFilter(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((name) => !NO_FILTERS.includes(name));
}
