import { company } from "@repo/brand";
import { useId } from "react";
import styles from "./chart.module.css";

type ChartProps = {
  title: string;
  heads: [label: string, count: string];
  bars: { label: string; count: number }[];
};

/** Draws bars for the eye. The table below them is for people who read or hear the figures. */
export function Chart({ title, heads, bars }: ChartProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure aria-labelledby={id} className="mt-6">
      <figcaption id={id} className="font-semibold text-base">
        {title}
      </figcaption>
      <div aria-hidden="true" className={styles.chart}>
        {bars.map(({ label, count }) => (
          <div key={label} className="contents">
            <span className="text-slate">{label}</span>
            <svg aria-hidden="true" className={styles.bar}>
              <rect width={`${(count / most) * 100}%`} height="100%" rx={3} />
            </svg>
            <span>{count.toLocaleString(company().locale)}</span>
          </div>
        ))}
      </div>
      <details className="mt-2 text-sm">
        <summary className="min-h-6 cursor-pointer text-blue-700">
          As a table<span className="sr-only">: {title}</span>
        </summary>
        <table className={styles.table}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count.toLocaleString(company().locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
