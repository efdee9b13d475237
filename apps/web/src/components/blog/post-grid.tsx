import type { PostCard as Post } from "@/cms/blog";
import { PostCard } from "./post-card";

/** In three columns, what would leave a gap in the last row makes the first one: a wide card, or two halves. */
const FIRST_OF_THREE = ["", "lg:first:col-span-6", "lg:nth-[-n+2]:col-span-3"];

export function PostGrid({ posts, heading }: { posts: Post[]; heading: "h2" | "h3" }) {
  const isAlone = posts.length === 1;
  const inTwo = posts.length % 2 === 1 && !isAlone ? "sm:max-lg:first:col-span-2" : "";
  const inThree = isAlone ? "" : FIRST_OF_THREE[posts.length % 3];
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
      {posts.map((post, index) => (
        <li key={post.id} className={`@container min-w-0 lg:col-span-2 ${inTwo} ${inThree}`}>
          <PostCard post={post} index={index} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
