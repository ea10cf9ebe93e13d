import { claimOn } from './claims.ts'
import { site } from './site.ts'

/**
 * Words of the picture that stands beside a shared address. Products, solutions and articles take theirs from
 * their own content; every other page has an entry here, and the build fails where one is missing.
 */
export interface ShareWords {
  /** At most three lines of about twenty letters. */
  title: string
  /** One sentence, at most about seventy letters. */
  lead: string
}

export const shareWords: Record<string, ShareWords> = {
  '/': {
    title: 'Every call answered.',
    lead: `By voice, WhatsApp, email and chat, in ${claimOn('/', 'languages').shown} languages.`,
  },
  '/products': {
    title: 'One call, eight products.',
    lead: 'Each product does its part of the same call.',
  },
  '/solutions': {
    title: 'Twelve kinds of call.',
    lead: 'Eight industries and four kinds of work, each with its own call.',
  },
  '/about': { title: 'First, we listen.', lead: `Who builds ${site.brand}, since when, and what for.` },
  '/offers': {
    title: 'The whole price list.',
    lead: `Three bots, three packages, in rupees a month. Live in ${claimOn('/offers', 'goLive').shown}.`,
  },
  '/partner-program': {
    title: 'Bring a voice to your clients.',
    lead: 'Technology, channel, implementation and regional partners.',
  },
  '/blog': { title: 'Notes from the line.', lead: 'On pauses, scores, consent and the cost of a call.' },
  '/agent': {
    title: 'Ask about a call, a cost or a date.',
    lead: 'Answered from the pages of this site, in your browser.',
  },
  '/login': {
    title: 'Sit at the desk for a morning.',
    lead: 'A working portal on a fictional bank’s calls.',
  },
  '/privacy-policy': { title: 'Privacy policy', lead: 'What we keep, why, for how long, and your rights.' },
  '/terms-of-use': { title: 'Terms of use', lead: 'The agreement, in clauses and in plain words.' },
}
