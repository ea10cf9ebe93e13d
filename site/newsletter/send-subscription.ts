import { site } from '../../common/brand/site.ts'
import { newsletterConsent, subscribePath, type Subscription } from '../../common/lead/newsletter.ts'
import { answerLimit, sendEmail } from '../contact/send-email.ts'

/** Whether this site's own server takes subscriptions; otherwise the email provider's template does. */
export const hasOwnServer = site.emailCall.origin === 'same-origin'

export type SendResult = 'sent' | 'too many' | 'failed'

/** Requests the newsletter. Never rejects, and does not reveal whether the address was known before. */
export async function sendSubscription(subscription: Subscription): Promise<SendResult> {
  try {
    const status = await (hasOwnServer ? toOwnServer(subscription) : throughProvider(subscription))
    if (status === 200) return 'sent'
    return status === 429 ? 'too many' : 'failed'
  } catch {
    return 'failed'
  }
}

async function toOwnServer(subscription: Subscription): Promise<number> {
  const { status } = await fetch(subscribePath, {
    method: 'POST',
    headers: { Accept: 'text/plain' },
    body: new URLSearchParams({ ...subscription }),
    signal: AbortSignal.timeout(answerLimit),
  })
  return status
}

/** The provider's template mails the address to the team, who keep the list; double opt-in is up to the provider. */
function throughProvider({ email, page }: Subscription): Promise<number> {
  const { newsletterTemplateId, recipient } = site.emailCall
  return sendEmail(newsletterTemplateId, {
    to_email: recipient,
    from_email: email,
    reply_to: email,
    page,
    consent: `${newsletterConsent.version}: ${newsletterConsent.text}`,
  })
}
