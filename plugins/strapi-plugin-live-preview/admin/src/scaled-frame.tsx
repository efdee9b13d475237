import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "./plugin";

type ScaledFrameProps = { frame: RefObject<HTMLIFrameElement>; src: string; pageWidth: number };

export function ScaledFrame({ frame, src, pageWidth }: ScaledFrameProps) {
  const text = useText();
  const space = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: pageWidth, height: 0 });

  useEffect(() => {
    if (!space.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room.width / pageWidth);
  return (
    <div ref={space} style={{ flex: 1, minHeight: 0, overflow: "clip" }}>
      <iframe
        ref={frame}
        src={src}
        title={text("pane.page")}
        style={{
          display: "block",
          width: pageWidth,
          height: room.height / scale,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: "top left",
          marginInline: scale < 1 ? 0 : "auto",
        }}
      />
    </div>
  );
}
