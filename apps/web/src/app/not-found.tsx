import { buttonClass } from "@repo/ui/button";

/** Answers only the paths that Next.js reserves. Other unknown addresses redirect to the home page. */
export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-items-center bg-mist p-6">
      <title>There is nothing here</title>
      <div className="card max-w-lg p-10 text-center">
        <h1 className="mb-6 text-card">There is nothing here</h1>
        <a href="/" className={buttonClass("primary")}>
          Home
        </a>
      </div>
    </main>
  );
}
