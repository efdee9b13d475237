import type { Post } from "@repo/contract/post/form";
import { TAGS_SHOWN } from "@repo/contract/post/post";
import { addressOf } from "@repo/contract/site/addresses";
import { toTags } from "@repo/contract/text/lines";
import { Button, buttonClass } from "@repo/ui/button";
import { type Column, DataTable } from "@repo/ui/data-table";
import { Pagination } from "@repo/ui/pagination";
import { ListNotice } from "@/app/(dashboards)/_shared/lists/list-notice";
import type { ShownList } from "@/app/(dashboards)/_shared/lists/use-list";
import { Link } from "@/components/link";
import { shortDate } from "@/lib/format";
import { ScheduleNote } from "./schedule-note";

type PostsTableProps = {
  id: string;
  list: ShownList<Post> | undefined;
  /** The number of all posts, whatever the search. */
  total: number | undefined;
  busy: boolean;
  onPage: (page: number) => void;
  onView: (draft: Post) => void;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
};

const STATUS_LABELS = { draft: "Draft", modified: "Unpublished changes" } as const;

export function PostsTable({ id, list, total, busy, onPage, onView, onEdit, onDelete }: PostsTableProps) {
  const q = list?.asked.q;
  const columns: Column<Post>[] = [
    { key: "title", label: "Title", cell: (post) => <Title post={post} /> },
    { key: "createdAt", label: "Created", cell: (post) => <Day moment={post.createdAt} />, className: "md:w-28" },
    { key: "updatedAt", label: "Updated", cell: (post) => <Day moment={post.updatedAt} />, className: "md:w-28" },
    {
      key: "actions",
      label: "Actions",
      className: "md:w-56 lg:w-64",
      cell: (post) => (
        <div className="flex flex-wrap gap-1.5 md:max-lg:*:px-2.5 lg:gap-2">
          {post.status === "draft" ? (
            <Button look="outline" size="small" aria-label={`View ${post.title}`} onClick={() => onView(post)}>
              View
            </Button>
          ) : (
            <Link
              href={addressOf("blog-post", { documentId: post.id })}
              prefetch={false}
              aria-label={`View ${post.title}`}
              className={buttonClass("outline", "", "small")}
            >
              View
            </Link>
          )}
          <Button look="outline" size="small" aria-label={`Edit ${post.title}`} onClick={() => onEdit(post)}>
            Edit
          </Button>
          <Button look="outline" size="small" aria-label={`Delete ${post.title}`} onClick={() => onDelete(post)}>
            Delete
          </Button>
        </div>
      ),
    },
  ];

  return (
    <>
      <DataTable
        id={id}
        caption={
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="text-lg">
              <span>Blog Posts</span>
              {list && <span>{` (${list.total})`}</span>}
              {q && total !== undefined && <span>{` of ${total}`}</span>}
            </h2>
            {q && (
              <Link href="/blog/admin" prefetch={false} className="py-1 text-blue-700 text-sm underline">
                Clear search
              </Link>
            )}
          </div>
        }
        columns={columns}
        rows={list?.items}
        rowId={(post) => post.id}
        busy={busy}
      />
      {list?.items.length === 0 && (
        <ListNotice>{q ? `No posts found for "${q}"` : "No blog posts yet. Create your first post!"}</ListNotice>
      )}
      {list && <Pagination tableId={id} noun="posts" {...list} onPage={onPage} />}
      <p role="status" className="sr-only">
        {q && `${list.total} ${list.total === 1 ? "post" : "posts"} found`}
      </p>
    </>
  );
}

function Title({ post }: { post: Post }) {
  const { id, title, excerpt, metaTags, status } = post;
  const tags = toTags(metaTags).slice(0, TAGS_SHOWN);
  return (
    <div className="flex flex-col gap-1.5">
      <p dir="auto">
        {status === "draft" ? (
          title
        ) : (
          <Link
            href={addressOf("blog-post", { documentId: id })}
            prefetch={false}
            className="text-blue-700 hover:underline"
          >
            {title}
          </Link>
        )}
        {status !== "published" && (
          <span className="ml-2 inline-block rounded-full border border-field px-2 py-0.5 font-medium text-slate text-xs">
            {STATUS_LABELS[status]}
          </span>
        )}
      </p>
      <ScheduleNote {...post} />
      <p dir="auto" className="line-clamp-2 font-normal text-slate">
        {excerpt}
      </p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5 font-normal">
          {tags.map((tag, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a tag may be there twice
              key={index}
              dir="auto"
              className="max-w-full truncate rounded-full bg-mist px-2.5 py-0.5 text-blue-700 text-xs"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Day({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="whitespace-nowrap tabular-nums">
      {shortDate(moment)}
    </time>
  );
}
