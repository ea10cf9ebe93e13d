import { speculationRules } from './speculation-rules.ts'
import { trustedTypesPolicies } from './trusted-types.ts'

/** What may become code or markup: each returns its input, or throws. */
interface Rules {
  createScriptURL: (address: string) => string
  createScript: (text: string) => string
  createHTML: (markup: string) => string
}

/** To TypeScript the results are strings; in the browser, objects that its sinks accept and only policies make. */
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

/** How React creates script elements; where it leaves an element's content alone, it sets it to empty. */
const reactsOwn = new Set(['<script></script>', ''])

/** Build names of worker scripts; the build only finds a worker whose start is written out in the code. */
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
 * No text becomes code in our pages, wherever it comes from: their policy says `require-trusted-types-for
 * 'script'`. These functions check and pass what the site itself needs. The address of Google’s tag:
 */
export const trustedScriptAddress = (address: string) => policy.createScriptURL(address)

/** The rules for links, which browsers treat as a script. */
export const trustedScript = (text: string) => policy.createScript(text)

/** Markup in which nothing runs. Each call makes a new object: keep it, or React takes it for a change. */
export const trustedMarkup = (markup: string) => policy.createHTML(markup)
