"use client";

import { type Ref, useEffect, useRef, useState } from "react";
import { Icon } from "./icon";

type SearchBoxProps = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

const PAUSE_MS = 250;

export function SearchBox({ label, placeholder, value, onSearch, ref, className = "" }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The back button also changes the value. Text that is being typed stays when the value only catches up.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = next.trim();
      onSearch(next.trim());
    }, PAUSE_MS);
  }

  return (
    <div className={`relative ${className}`}>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-4 text-slate" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        className="min-h-10 w-full rounded-lg border border-field bg-white py-2 pr-3 pl-9 text-sm placeholder:text-slate hover:border-slate"
      />
    </div>
  );
}
