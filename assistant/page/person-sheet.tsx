import { contactOpener } from '../../site/contact/contact-opener.ts'
import { ContactWays } from '../../site/contact/contact-ways.tsx'
import { Button } from '../../common/ui/button.tsx'
import { isFramed, tellParent } from './parent-page.ts'
import styles from './sheet.module.css'

/** Who to ask instead: opens the contact form, around the frame or here, with the question in the message. */
export function PersonSheet({ question }: { question: string }) {
  const opening = isFramed()
    ? { onClick: () => tellParent({ source: 'site-agent', type: 'agent-contact', question }) }
    : contactOpener({ heading: 'Contact Sales', firstLine: question })
  return (
    <div className={styles.person}>
      <p className="heading-4">A person will know.</p>
      <p>We reply within 24 hours. Your question is filled in for you.</p>
      <Button {...opening}>Contact Sales</Button>
      <ContactWays />
    </div>
  )
}
