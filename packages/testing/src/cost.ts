const TIMES = 5;
const FLOOR_S = 0.15;
const MEMORY_MB = 50;
const ROUNDS = 3;

type Cost = { seconds: number; megabytes: number };
type Request = () => Promise<unknown>;

export async function costsMore(
  scrape: () => Promise<string>,
  worst: Request,
  plain: Request,
): Promise<string | undefined> {
  const costOf = async (request: Request): Promise<Cost> => {
    const before = valuesIn(await scrape());
    await request();
    const after = valuesIn(await scrape());
    return { seconds: after.seconds - before.seconds, megabytes: after.megabytes - before.megabytes };
  };
  for (let round = 1; ; round += 1) {
    const cost = await costOf(worst);
    if (cost.seconds <= FLOOR_S && cost.megabytes <= MEMORY_MB) return undefined;
    const usual = await costOf(plain);
    const isCheap = cost.seconds <= Math.max(FLOOR_S, TIMES * usual.seconds);
    if (isCheap && cost.megabytes - usual.megabytes <= MEMORY_MB) return undefined;
    if (round === ROUNDS) return `${said(cost)}, a plain one ${said(usual)}`;
  }
}

function valuesIn(metrics: string): Cost {
  const metric = (name: string) => Number(new RegExp(`^${name}\\S* (\\S+)`, "m").exec(metrics)?.[1]);
  return {
    seconds: metric("process_cpu_seconds_total"),
    megabytes: metric("process_resident_memory_bytes") / 1024 ** 2,
  };
}

const said = ({ seconds, megabytes }: Cost) => `${seconds.toFixed(2)} s and ${Math.round(megabytes)} MB`;
