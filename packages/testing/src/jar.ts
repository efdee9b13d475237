export function createJar() {
  const kept = new Map<string, string>();
  return {
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join("; "),
    keep(answer: Response): void {
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ""] = line.split(";", 1);
        const name = pair.slice(0, pair.indexOf("="));
        const value = pair.slice(name.length + 1);
        if (value) kept.set(name, value);
        else kept.delete(name);
      }
    },
  };
}
