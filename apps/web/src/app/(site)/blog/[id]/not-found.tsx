import { Gone } from "../gone";

export default function PostNotFound() {
  return (
    <Gone title="Blog Post Not Found" text="The blog post you're looking for doesn't exist or has been removed." />
  );
}
