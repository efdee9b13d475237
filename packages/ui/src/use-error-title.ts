import { useEffect } from "react";

const PREFIX = "Error: ";

export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = PREFIX + document.title;
    return () => {
      document.title = document.title.replace(PREFIX, "");
    };
  }, [wrong]);
}
