import { Gone } from "./gone";

/** Pages of the list and of tags come and go with the posts. */
export default function NoArticlesHere() {
  return <Gone title="No Articles Here" text="What was on this page has moved to another one, or has been removed." />;
}
