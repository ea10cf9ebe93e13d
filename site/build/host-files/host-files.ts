import type { HostRule } from './host-rules.ts'

/** The rules as Netlify and Cloudflare read them, in the file `_headers`. */
export function headersFile(rules: readonly HostRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
}

/**
 * Old addresses of pages as Netlify and Cloudflare read them, in the file `_redirects`. With 301, because Netlify answers 404
 * where a rule says 308; nothing is posted to a page.
 */
export const redirectsFile = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects].map(([from, to]) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('')

/** The rules as Vercel reads them, in the file `vercel.json`; pages have their addresses without a slash at the end. */
export function vercelConfig(rules: readonly HostRule[], renamed: ReadonlyMap<string, string>): string {
  const headers = rules.map((rule) => ({
    source: rule.path.replace(/\*$/, '(.*)'),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  const redirects = [...renamed].map(([source, destination]) => ({ source, destination, permanent: true }))
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, redirects, headers }, null, 1)
}
