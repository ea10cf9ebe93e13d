import type { HostRule } from './host-rules.ts'

/** The rules for Netlify and Cloudflare, in the file `_headers`. */
export function headersFile(rules: readonly HostRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
}

/**
 * Old addresses of pages for Netlify and Cloudflare, in the file `_redirects`. With 301, because Netlify answers 404 if
 * a rule says 308; nothing is posted to a page.
 */
export const redirectsFile = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects].map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('')

/** The rules for Vercel, in the file `vercel.json`; pages have addresses without a trailing slash. */
export function vercelConfig(rules: readonly HostRule[], renamed: ReadonlyMap<string, string>): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  const redirects = [...renamed].map(([source, destination]) => ({ source, destination, permanent: true }))
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects, headers }, null, 1)
}
