import { currentPreview, panelOfPreview } from "@/cms/preview";
import { LazyPreviewFrame } from "./lazy-preview-frame";

export async function PreviewBanner() {
  const showsDrafts = Boolean(await currentPreview());
  return (
    <aside
      aria-label="Preview"
      className="fixed bottom-4 left-4 z-50 flex items-center gap-6 rounded-xl bg-white px-4 py-2 shadow-float"
    >
      <p className="font-semibold text-blue-700">
        {showsDrafts ? "Preview: drafts, not what visitors see." : "Preview: what visitors see."}
      </p>
      <LazyPreviewFrame panel={(await panelOfPreview()) ?? ""}>
        <form action="/api/preview/exit" method="post">
          <button type="submit" className="min-h-8 font-semibold text-blue-700 underline">
            Exit
          </button>
        </form>
      </LazyPreviewFrame>
    </aside>
  );
}
