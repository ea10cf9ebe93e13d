import { createHash } from 'node:crypto'
import { site } from '../../../common/brand/site.ts'
import { speculationRules } from '../../../common/page/speculation-rules.ts'
import { trustedTypesPolicies } from '../../../common/page/trusted-types.ts'
import { attributeOf, elementsIn, parseHtml, textOf } from '../html-tree.ts'

export interface ContentSecurityPolicyOptions {
  /** Other origins that its scripts may call, such as the email provider's cloud. */
  connectOrigins?: string[]
  /** Origins whose scripts may run. */
  scriptOrigins?: string[]
  imageOrigins?: string[]
  /** Whether third-party scripts, whose policy names are unknown, may create Trusted Types policies. */
  anyTrustedTypes?: boolean
  /** Whether the site's own pages may show this one in a frame; nobody else ever may. */
  frameable?: boolean
}

/**
 * Script types that a browser executes and a policy therefore covers. Any other type, such as
 * application/ld+json, is data.
 */
const coveredScriptTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
])

/**
 * The Content-Security-Policy for one page. Scripts and style sheets come from the site itself, and each inline one
 * is allowed by the SHA-256 of its text, as are the speculation rules, which script adds. Style attributes are
 * allowed, because prerendered React writes them; they cannot run anything. Text becomes code only through the
 * site's own check (common/page/trusted-code.ts).
 */
export function contentSecurityPolicy(html: string, options: ContentSecurityPolicyOptions = {}): string {
  const scripts = new Set(Object.values(speculationRules).map(sourceHash))
  const styles = new Set<string>()
  for (const element of elementsIn(parseHtml(html))) {
    const isScript = element.tagName === 'script' && attributeOf(element, 'src') === undefined
    if (element.tagName === 'style') styles.add(sourceHash(textOf(element)))
    else if (isScript && coveredScriptTypes.has((attributeOf(element, 'type') ?? '').trim().toLowerCase()))
      scripts.add(sourceHash(textOf(element)))
  }
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(options.scriptOrigins ?? [])],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(options.imageOrigins ?? [])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(options.connectOrigins ?? [])],
    'manifest-src': ["'self'"],
    'frame-src': [agentSource()],
    'frame-ancestors': [options.frameable ? "'self'" : "'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...(options.anyTrustedTypes ? ['*', "'allow-duplicates'"] : trustedTypesPolicies)],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The assistant's page is the only one shown in a frame. */
function agentSource(): string {
  const { page } = site.agent
  return page.startsWith('/') ? "'self'" : new URL(page).origin
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
