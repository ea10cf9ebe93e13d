import { contactWords } from '../../../content/contact-dialog.ts'
import { claimInWords, claimOn } from '../../../content/claims.ts'
import { site } from '../../../content/site.ts'
import { agentDialogId } from '../../agent-dialog/agent-dialog-id.ts'
import { ContactButton } from '../../contact/contact-button.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './hero-words.module.css'

/** Static: render it inside `Prerendered`. */
export function HeroWords() {
  return (
    <>
      <h1 className={`display ${styles.title}`}>
        {claimInWords('/', 'callsPerMonth')} <br />
        calls a month. <br />
        Each one heard.
      </h1>
      <div>
        <p className={`lead ${styles.lead}`}>
          {site.brand} answers your customers by voice, WhatsApp, e-mail and chat, in{' '}
          {claimOn('/', 'languages').shown} languages. It settles what it can and hands over what it should.
        </p>
        <div className={styles.actions}>
          <Button look="live" command="show-modal" commandfor={agentDialogId}>
            Start Your Journey
          </Button>
          <ContactButton look="outline" heading={contactWords.heading}>
            Contact Sales
          </ContactButton>
        </div>
      </div>
    </>
  )
}
