import type { Turn } from '../../content/sample-call.ts'
import { site } from '../../../common/brand/site.ts'
import { Waveform } from '../../../common/figures/waveform.tsx'
import { OneScreen } from '../../sections/one-screen.tsx'
import { Button, buttonClass } from '../../../common/ui/button.tsx'
import { usePagePath } from '../../../common/ui/page-path.ts'
import { type NewsletterWords, wordsAt } from './newsletter-words.ts'
import styles from './newsletter.module.css'
import { SubscribeAgain } from './subscribe-again.tsx'

const asking: Turn = { speaker: 'caller', from: 4, to: 9 }
const answering: Turn = { speaker: 'assistant', from: 10.5, to: 19 }
const end: Turn = { speaker: 'caller', from: 24, to: 24 }

const turns = {
  nobody: [end],
  visitor: [asking, end],
  both: [asking, answering, end],
}

/** Title and description of the page at `pathname`; not to be indexed. For build-time code only. */
export function meta(pathname: string) {
  const { title, text } = wordsAt(pathname)
  return [
    { title: `${title.replace('\n', ' ').replace(/\.$/, '')} | ${site.company} newsletter` },
    { name: 'description', content: text },
    { name: 'robots', content: 'noindex' },
  ]
}

/**
 * The template of every page that the newsletter's form and mails lead to, selected by address: the line of the two
 * voices, what has happened, in large type, and what to do.
 */
export default function Newsletter() {
  const { title, text, action, voices = 'nobody' } = wordsAt(usePagePath())
  return (
    <OneScreen
      titleId="page-title"
      drawing={<Waveform className={styles.line} turns={turns[voices]} seed={14} />}
    >
      <h1 className="display" id="page-title">
        {title}
      </h1>
      <div>
        <p className={styles.text}>{text}</p>
        <Action action={action} />
      </div>
    </OneScreen>
  )
}

function Action({ action }: Pick<NewsletterWords, 'action'>) {
  if (action === 'read on') {
    return (
      <p className={`actions ${styles.ways}`}>
        <a className={buttonClass({})} href="/blog">
          Read the blog
        </a>
        <a className={buttonClass({ look: 'outline' })} href="/">
          Return home
        </a>
      </p>
    )
  }
  if (typeof action === 'string') return <SubscribeAgain wrong={action === 'correct address'} />
  // Without an action the form posts to the page's own address, including its token.
  return (
    <form method="post" toolname={action.tool.name} tooldescription={action.tool.description}>
      <Button type="submit">{action.press}</Button>
    </form>
  )
}
