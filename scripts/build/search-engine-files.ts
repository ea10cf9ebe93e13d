import { listedPaths } from '../../content/pages.ts'
import { site } from '../../content/site.ts'

/** The sitemap: every page that may be found, under its canonical address. */
export function sitemap(): string {
  const entries = listedPaths.map((path) => `<url><loc>${new URL(path, site.origin).href}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', site.origin).href}
`
}
