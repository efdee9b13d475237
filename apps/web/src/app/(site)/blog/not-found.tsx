import { Gone } from "./gone";

export default function NoArticlesHere() {
  return <Gone title="No Articles Here" text="What was on this page has moved to another one, or has been removed." />;
}
