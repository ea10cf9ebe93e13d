import type { HostRule } from './host-rules.ts'

/** The rules as Netlify and Cloudflare read them, in the file `_headers`. */
export function headersFile(rules: readonly HostRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
}

/** The rules as Vercel reads them, in the file `vercel.json`; pages have their addresses without a slash at the end. */
export function vercelConfig(rules: readonly HostRule[]): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, null, 1)
}
