"use client";

import type { LibraryPicture } from "@repo/contract/page/picture";
import { Pagination } from "@repo/ui/pagination";
import { SearchBox } from "@repo/ui/search-box";
import { ListFailure, ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import { Picture } from "@/components/picture";
import { usePictures } from "./use-pictures";

const GRID = "pictures";

export function PictureGrid({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const { list, error, reload, asked, ask } = usePictures();
  return (
    <section aria-labelledby={`${GRID}-caption`} className="overflow-clip rounded-xl border border-line">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <h3 id={`${GRID}-caption`} tabIndex={-1} className="font-semibold outline-none">
          Media library
        </h3>
        <SearchBox
          label="Search pictures"
          placeholder="Search pictures..."
          value={asked.q}
          onSearch={(q) => ask({ q, page: 1 })}
          className="w-full sm:w-72"
        />
      </div>
      {error && <ListFailure onRetry={() => void reload()}>Failed to load pictures.</ListFailure>}
      <ul className="grid grid-cols-2 gap-3 px-4 pb-4 sm:grid-cols-4">
        {list?.items.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="flex w-full flex-col gap-1.5 rounded-lg border border-line p-2 text-left hover:border-blue"
            >
              <span className="sr-only">Choose </span>
              <span className="flex h-24 w-full items-center justify-center overflow-hidden rounded bg-mist">
                <Picture picture={picture} sizes="200px" className="max-h-full max-w-full object-contain" />
              </span>
              <span className="w-full truncate text-slate text-xs">{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {list?.items.length === 0 && (
        <ListNotice>
          {asked.q ? `No pictures found for "${asked.q}"` : "No pictures yet. Upload the first one."}
        </ListNotice>
      )}
      {list && <Pagination tableId={GRID} noun="pictures" {...list} onPage={(page) => ask({ ...asked, page })} />}
    </section>
  );
}
