import { LoadingNotice } from "@/components/loading-notice";

export default function Loading() {
  return <LoadingNotice text="Loading blog posts..." />;
}
