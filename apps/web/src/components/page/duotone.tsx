/** The filter that shows grey pictures in the firm's colours: see theme.css. */
export function Duotone({ tables: [red, green, blue] }: { tables: string[] }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <filter id="duotone" colorInterpolationFilters="sRGB">
        <feComponentTransfer>
          <feFuncR type="table" tableValues={red} />
          <feFuncG type="table" tableValues={green} />
          <feFuncB type="table" tableValues={blue} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
