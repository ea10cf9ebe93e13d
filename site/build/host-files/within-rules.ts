import { pagePolicy } from '../page-policy/page-policies.ts'
import { type HostRule, hostRules } from './host-rules.ts'

/** Maximum number of rules in `_headers` that Cloudflare reads; it ignores the rest. */
const mostRules = 100

/** Below the blog there may be any number of pages. */
const isBelowBlog = (file: string) => file.startsWith('blog/') && file !== 'blog/index.html'

const charset = /<meta charset="utf-8"\/?>/i

export interface HostedPages {
  rules: HostRule[]
  /** Texts by their files. */
  pages: ReadonlyMap<string, string>
  /** A warning for the person running the build. */
  note?: string
}

/**
 * The rules for a host, at most `most` if possible. A policy contains the hashes of its page’s own sheet and
 * scripts, so no rule fits two pages: if there are too many, those below the blog carry theirs themselves.
 */
export function withinRules(pages: ReadonlyMap<string, string>, most = mostRules): HostedPages {
  const rules = hostRules(pages)
  if (rules.length <= most) return { rules, pages }
  const entries = [...pages]
  const others = hostRules(new Map(entries.filter(([file]) => !isBelowBlog(file))))
  // A page cannot itself declare who may frame it.
  others.push({ path: '/blog/*', headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } })
  const left = others.length > most ? ` They are still ${others.length}: the last are ignored there.` : ''
  return {
    rules: others,
    pages: new Map(entries.map(([file, html]) => [file, isBelowBlog(file) ? withPolicy(file, html) : html])),
    note: `A page each would make ${rules.length} rules for static hosts, of which Cloudflare reads ${most}: pages below /blog/ carry their policy themselves.${left}`,
  }
}

function withPolicy(file: string, html: string): string {
  const directives = pagePolicy(file, html).split('; ')
  const policy = directives.filter((directive) => !directive.startsWith('frame-ancestors')).join('; ')
  // Before all that it governs.
  const found = charset.exec(html)
  if (!found) throw new Error(`${file} has no place for its policy: no charset is declared`)
  const end = found.index + found[0].length
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(end)}`
}
