import { speculationRules } from './speculation-rules.ts'
import { trustedTypesPolicies } from './trusted-types.ts'

/** What may become code or markup: each answers its input, or throws. */
interface Rules {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
  createHTML: (markup: string) => string
}

/** To TypeScript the results are text; in the browser they are objects that its sinks take, and nobody else can make. */
interface TrustedTypes {
  createPolicy: ((name: 'site', rules: Rules) => Rules) & ((name: 'default', rules: Partial<Rules>) => void)
}

const googleTag = 'https://www.googletagmanager.com/gtag/js?id='
const runs = /<(?:script|iframe|object|embed)\b|<[^>]*\s(?:on\w+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:)/i

const rules: Rules = {
  createScriptURL: (address) => (address.startsWith(googleTag) ? address : refuse()),
  createScript: (text) => (Object.values(speculationRules).includes(text) ? text : refuse()),
  createHTML: (markup) => (runs.test(markup) ? refuse() : markup),
}

/** React makes script elements so; and where it leaves an element's inside alone, it says that it is empty. */
const reactsOwn = new Set(['<script></script>', ''])

/** As the build names the scripts of workers, whose start it has to find in the code as it stands. */
const worker = /^\/assets\/[\w-]+-worker-[\w-]+\.js$/

const [own, fallback] = trustedTypesPolicies
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy(own, rules) ?? rules
trustedTypes?.createPolicy(fallback, {
  createHTML: (markup) => (reactsOwn.has(markup) ? markup : refuse()),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && worker.test(pathname) ? address : refuse()
  },
})

function refuse(): never {
  throw new TypeError('This is not code or markup of the site')
}

/**
 * No text becomes code in our pages, wherever it came from: their policy says `require-trusted-types-for 'script'`.
 * These hand out what the site itself needs, after a look at it. The address of Google’s tag:
 */
export const trustedScriptAddress = (address: string) => policy.createScriptURL(address)

/** The rules for links, which are a script to the browser. */
export const trustedScript = (text: string) => policy.createScript(text)

/** Markup in which nothing runs. Each call makes another object: keep it, or React takes it for new. */
export const trustedMarkup = (markup: string) => policy.createHTML(markup)
