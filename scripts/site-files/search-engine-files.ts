import { articles } from '../../content/articles/article-files.ts'
import { listedPaths } from '../../content/pages.ts'
import { site } from '../../content/site.ts'

const lastChanges = new Map<string, string>(
  articles.map(({ id, date, updated }) => [`/blog/${id}`, updated ?? date]),
)

/** The sitemap: every page that may be found, under its canonical address; articles with the day of their last change. */
export function sitemap(): string {
  const entries = listedPaths.map((path) => {
    const day = lastChanges.get(path)
    return `<url><loc>${new URL(path, site.origin).href}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
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
