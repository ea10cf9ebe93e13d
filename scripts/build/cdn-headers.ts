import { contentSecurityPolicy } from '../../server/web/content-security-policy.ts'
import { isAgentPage } from '../../server/web/site-files.ts'
import { sitePolicy } from '../../server/web/site-policy.ts'
import { site } from '../../content/site.ts'

/**
 * The headers that our own server sends, in the `_headers` format that static hosts read: immutable assets, and
 * one Content-Security-Policy per page with the hashes of what is inline in it.
 */
export function cdnHeaders(pages: Map<string, string>): string {
  const options = sitePolicy(site)
  const rules = [...pages].map(([file, html]) => {
    const path = `/${file.replace(/(?:\/|^)index\.html$/, '')}`
    const policy = contentSecurityPolicy(html, { ...options, frameable: isAgentPage(path) })
    return `${path}\n  Content-Security-Policy: ${policy}`
  })
  return [
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: strict-origin-when-cross-origin',
    ...rules,
    '',
  ].join('\n')
}
