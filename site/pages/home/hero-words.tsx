import { contactWords } from '../../content/contact-dialog-words.ts'
import { claimOn } from '../../content/claims.ts'
import { site } from '../../../common/brand/site.ts'
import { agentDialogId } from '../../../common/ui/dialog-ids.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { PageFacts } from '../../sections/page-facts.tsx'
import { Button } from '../../../common/ui/button.tsx'
import styles from './hero-words.module.css'

const opensId = 'journey-opens'

export function HeroWords() {
  return (
    <>
      <h1 className={`display ${styles.title}`}>
        AI assistants that answer your customers’ calls, in&nbsp;their language
      </h1>
      <div>
        <p className={`lead ${styles.lead}`}>
          By phone, WhatsApp, email and chat, in {claimOn('/', 'languages').shown} languages. {site.brand}{' '}
          settles what it can. Hard calls reach your team, with notes.
        </p>
        <div className={`actions ${styles.actions}`}>
          <Button command="show-modal" commandfor={agentDialogId} aria-describedby={opensId}>
            Start Your Journey
          </Button>
          <ContactButton look="outline" heading={contactWords.heading}>
            Contact Sales
          </ContactButton>
        </div>
        <p className={`small text-2 ${styles.opens}`} id={opensId}>
          Start Your Journey opens a chat with our assistant.
        </p>
        <PageFacts audience="banks, insurers, hospitals, shops and BPOs" price="voice" />
      </div>
    </>
  )
}
