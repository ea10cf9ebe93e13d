import { type NewsletterPage, newsletterPages } from '../../content/newsletter-pages.ts'
import { site } from '../../../common/brand/site.ts'
import { confirmationDays } from '../../../common/lead/newsletter.ts'

interface PressAction {
  press: string
  /** The form's description for agents in the browser (WebMCP). */
  tool: { name: string; description: string }
}

export interface NewsletterWords {
  title: string
  text: string
  /** The visitor's next step: press the button with this label, enter an address (again), or read on. */
  action: PressAction | 'give address' | 'correct address' | 'read on'
  /** Whose lines are drawn: nobody's if omitted, the visitor's, or the assistant's as well. */
  voices?: 'visitor' | 'both'
}

const words: Record<NewsletterPage, NewsletterWords> = {
  'check-your-mail': {
    title: 'Check your\nemail',
    text: `We have sent you an email. Open it and press its button within ${confirmationDays} days. Until then we send nothing else.`,
    action: 'read on',
    voices: 'visitor',
  },
  'wrong-address': {
    title: 'That is no\nemail address',
    text: 'It is in the field as you typed it. Perhaps a letter is missing, or the part after the @.',
    action: 'correct address',
  },
  'try-later': {
    title: 'That did\nnot reach us',
    text: 'Your address has not been stored; it is still in the field. Please wait a minute and try again.',
    action: 'give address',
  },
  confirm: {
    title: 'Is this you?',
    text: 'Someone, we hope you, asked for our newsletter at the address this link was sent to. We send nothing until you say yes.',
    action: {
      press: 'Confirm subscription',
      tool: {
        name: 'confirm_subscription',
        description:
          'Confirms the subscription that the email was about. Only the person it was sent to may ask for it.',
      },
    },
    voices: 'visitor',
  },
  confirmed: {
    title: 'You are\non the list',
    text: 'You will get our next newsletter. Each one has a link to leave with one click.',
    action: 'read on',
    voices: 'both',
  },
  'already-confirmed': {
    title: 'You are on\nthe list already',
    text: 'There is nothing more to do. Each newsletter has a link to leave with one click.',
    action: 'read on',
    voices: 'both',
  },
  'link-expired': {
    title: 'This link\nhas expired',
    text: `It worked for ${confirmationDays} days. An address that was not confirmed has been deleted. Ask again, and we send you a new link.`,
    action: 'give address',
  },
  'link-broken': {
    title: 'This link\nis incomplete',
    text: `Part of it was lost on the way. Copy the whole address from the email, or ask for a new one here. To leave the list, you can also write to ${site.email.privacy}.`,
    action: 'give address',
  },
  'link-later': {
    title: 'Please open\nthe link again',
    text: `Our list cannot be reached just now, so nothing has changed. Wait a minute and open the link in the email again: it still works. If you see this page again, write to ${site.email.privacy}.`,
    action: 'read on',
  },
  unsubscribe: {
    title: 'Leave the list?',
    text: 'Press once, and you will get no more newsletters. You need not give a reason.',
    action: {
      press: 'Unsubscribe',
      tool: {
        name: 'unsubscribe_from_newsletter',
        description: 'Takes the address that the email was sent to off the newsletter’s list.',
      },
    },
    voices: 'visitor',
  },
  unsubscribed: {
    title: 'You have left\nthe list',
    text: 'You will get no more newsletters. If that was a mistake, you can subscribe again.',
    action: 'give address',
  },
}

/** The words of the page at `pathname`. For build-time code only. Throws a RangeError for an unknown page. */
export function wordsAt(pathname: string): NewsletterWords {
  const name = pathname.split('/')[2]
  const page = newsletterPages.find((candidate) => candidate === name)
  if (!page) throw new RangeError(`There is no newsletter page at ${pathname}`)
  return words[page]
}
