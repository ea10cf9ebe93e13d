import { securityHeaders } from '../../../leads/web/security-headers.ts'
import { pagePolicy } from '../page-policy/page-policies.ts'

/** Headers of every path matched by `path`: itself, or all with that prefix if it ends in `*`. */
export interface HostRule {
  path: string
  headers: Record<string, string>
}

/**
 * What a static host must send to give a page the headers it has from our own server: immutable assets, and one
 * Content-Security-Policy per page with the hashes of its inline code. `pages` are texts by their files.
 */
export function hostRules(pages: ReadonlyMap<string, string>): HostRule[] {
  // Hosts join equal headers of several rules, so the policy is only at the pages.
  const { 'Content-Security-Policy': _ofPages, ...everywhere } = securityHeaders({ https: true })
  return [
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/*', headers: everywhere },
    ...[...pages].map(([file, html]) => {
      const path = `/${file.replace(/(?:\/|^)index\.html$/, '')}`
      return { path, headers: { 'Content-Security-Policy': pagePolicy(file, html) } }
    }),
  ]
}
