import type { PageFacts } from '../../seo/structured-data/json-ld.ts'
import { agentSkills, aiCatalog } from './agent-skills.ts'
import { atom } from './feeds/atom.ts'
import { rss } from './feeds/rss.ts'
import { llmsTxt } from './llms-txt.ts'
import { securityTxtPath } from '../../content/security-txt.ts'
import { articles } from '../../content/articles/article-files.ts'
import { feeds } from '../../content/feeds.ts'
import { listedPaths } from '../../content/page-paths.ts'
import { site } from '../../../common/brand/site.ts'
import { day } from '../../../common/lead/milliseconds.ts'

const feedIn = { rss, atom }

/**
 * Files for search engines, feed readers, agents and security researchers besides the pages: texts by their files below
 * the site’s root. `facts` are those of every listed page.
 */
export function discoveryFiles(facts: readonly PageFacts[]): Record<string, string> {
  const home = facts.find(({ path }) => path === '/')
  if (!home) throw new Error('The home page was not built.')
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    'llms.txt': llmsTxt(home, facts),
    '.well-known/ai-catalog.json': aiCatalog(),
    [securityTxtPath.slice(1)]: securityTxt(new Date()),
    ...Object.fromEntries(agentSkills.map(({ name, text }) => [`agent-skills/${name}.md`, text])),
    ...Object.fromEntries(
      feeds.map(({ format, path }) => [
        path.slice(1),
        feedIn[format](articles, new URL(path, site.origin).href),
      ]),
    ),
  }
}

const lastChanges = new Map<string, string>(
  articles.map(({ id, date, updated }) => [`/blog/${id}`, updated ?? date]),
)

/** The sitemap: every listed page, under its canonical address; articles with the day of their last change. */
function sitemap(): string {
  const entries = listedPaths.map((path) => {
    const lastChange = lastChanges.get(path)
    return `<url><loc>${new URL(path, site.origin).href}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', site.origin).href}
`
}

/** Days for which a build is valid; RFC 9116 advises less than a year. */
const lifetime = 330

/** Where to report a vulnerability of the site (RFC 9116). It expires some months after `builtAt`. */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(Math.floor(builtAt.getTime() / day) * day + lifetime * day)
  return [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${site.locale.split('-')[0]}`,
    `Canonical: ${site.origin}${securityTxtPath}`,
    '',
  ].join('\n')
}
