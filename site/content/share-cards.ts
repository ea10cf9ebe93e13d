import { menuWords } from './navigation.ts'
import { counts } from './counts.ts'
import { inWords, inWordsAtStart } from '../../common/content/in-words.ts'
import { claimOn } from './claims.ts'
import { site } from '../../common/brand/site.ts'

/**
 * Words of the preview picture of a shared address. Products, solutions and articles take theirs from their
 * own content; every other page has an entry here, and the build fails if one is missing.
 */
export interface ShareWords {
  /** At most three lines of about twenty letters. */
  title: string
  /** One sentence, at most about seventy letters. */
  lead: string
}

const words: Record<string, [title: string, lead: string]> = {
  '/': [
    'Every call answered.',
    `By voice, WhatsApp, email and chat, in ${claimOn('/', 'languages').shown} languages.`,
  ],
  '/products': [menuWords.products.title.join(' '), 'Each product does its part of the same call.'],
  '/solutions': [
    `${inWordsAtStart(counts.solutions)} kinds of call.`,
    `${inWordsAtStart(counts.byIndustry)} industries and ${inWords(counts.byUseCase)} kinds of work, each with its own call.`,
  ],
  '/about': ['First, we listen.', `Who builds ${site.brand}, since when, and what for.`],
  '/offers': [
    'The whole price list.',
    `${inWordsAtStart(counts.bots)} bots, ${inWords(counts.packages)} packages, in rupees a month. Live in ${claimOn('/offers', 'goLive').shown}.`,
  ],
  '/partner-program': [
    'Bring a voice to your clients.',
    'Technology, channel, implementation and regional partners.',
  ],
  '/integrations': [
    'Works with your systems.',
    'Telephony to payments: what each connection reads and writes.',
  ],
  '/security': ['Where your data lives.', 'For how long, who can see it, and what is not held.'],
  '/blog': ['Notes from the line.', 'On pauses, scores, consent and the cost of a call.'],
  '/agent': ['Ask about a call, a cost or a date.', 'Answered from the pages of this site, in your browser.'],
  '/login': ['Sit at the desk for a morning.', 'A working portal on a fictional bank’s calls.'],
  '/privacy-policy': ['Privacy policy', 'What we keep, why, for how long, and your rights.'],
  '/terms-of-use': ['Terms of use', 'The agreement, in clauses and in plain words.'],
  '/data-processing-agreement': [
    'Data processing agreement',
    'A draft to print: what we do with your callers’ data.',
  ],
}

export const shareWords: Record<string, ShareWords> = Object.fromEntries(
  Object.entries(words).map(([path, [title, lead]]) => [path, { title, lead }]),
)
