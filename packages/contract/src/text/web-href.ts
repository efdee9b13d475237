export function webHref(written: string): string | undefined {
  const address = /^[^\s:/@]+\.[^\s:/@]/.test(written) ? `https://${written}` : written;
  const url = !/\s/.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.hostname.includes(".");
  return isWeb ? url.href : undefined;
}
