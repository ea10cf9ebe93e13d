import type { Fault } from './fault.ts'
import type { Passage } from './rules/rule.ts'
import type { RuleName } from './text-faults.ts'

interface Exemption {
  rule: RuleName
  /** Path of a file, or of a folder with a slash at its end. */
  in: string
  /** The text that may be; without it, all that the rule finds there may. */
  text?: string
  because: string
}

const fixed = 'the specification fixes this text'
const asPeopleType = 'these are the words of people who ask, as they type them'
const asBanksSend = 'banks write amounts so in an SMS'

/** Where a rule would be wrong. One that nothing needs any more is itself a fault. */
export const exemptions: readonly Exemption[] = [
  { rule: 'typography', in: 'site/contact/lead-toasts.ts', text: "We'll get back to you", because: fixed },
  { rule: 'typography', in: 'site/contact/lead-form.island.tsx', text: 'Sending...', because: fixed },
  {
    rule: 'typography',
    in: 'site/newsletter/newsletter-form.island.tsx',
    text: 'Sending...',
    because: 'as the contact form says it',
  },
  { rule: 'typography', in: 'assistant/content/answers/', because: asPeopleType },
  { rule: 'claims', in: 'site/content/claims.ts', because: 'claims are set here' },
  {
    rule: 'typography',
    in: 'site/content/products/zapra-channels.ts',
    text: 'Rs 4,999',
    because: asBanksSend,
  },
]

const needed = new Set<Exemption>()

/** Whether what a rule found may be. */
export function exempt(rule: RuleName, { file, text }: Passage): boolean {
  const found = exemptions.filter(
    (exemption) =>
      exemption.rule === rule &&
      (exemption.in.endsWith('/') ? file.startsWith(exemption.in) : file === exemption.in) &&
      (exemption.text === undefined || text.includes(exemption.text)),
  )
  for (const exemption of found) needed.add(exemption)
  return found.length > 0
}

/** Exemptions that nothing has needed so far. */
export function unneededExemptions(): Fault[] {
  return exemptions
    .filter((exemption) => !needed.has(exemption))
    .map(({ rule, in: place, text = 'all' }) => ({
      file: 'site/build/check-content/exemptions.ts',
      says: `exempts ${place} (${rule}: ${text}), where nothing needs it. Remove it.`,
    }))
}
