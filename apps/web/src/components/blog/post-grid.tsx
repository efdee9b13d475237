import type { PostCard as Post } from "@repo/cms-client/blog";
import { PostCard } from "./post-card";

/** A grid of posts whose first card is wider where the last row would have gaps. */
export function PostGrid({ posts, heading }: { posts: Post[]; heading: "h2" | "h3" }) {
  const inTwo = posts.length % 2 === 1 && posts.length > 1 ? "sm:max-lg:first:col-span-2" : "";
  const inThree = ["", "lg:first:col-span-3", "lg:first:col-span-2"][posts.length % 3];
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, index) => (
        <li key={post.id} className={`@container min-w-0 ${inTwo} ${posts.length > 1 ? inThree : ""}`}>
          <PostCard post={post} index={index} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
