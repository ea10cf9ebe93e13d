import { site } from '../../content/site.ts'
import { toTemplateParams } from '../../lead/email-call.ts'
import type { Lead } from '../../lead/lead-schema.ts'

/** A send without an answer counts as failed after this many milliseconds: the client itself would wait for ever. */
export const answerLimit = 15_000

/**
 * Sends a lead through the email client. Resolves only when the answer's status is 200; any other status, a
 * network error, a missing id or no answer within `answerLimit` rejects, without telling the visitor which.
 */
export async function sendLead(lead: Lead): Promise<void> {
  const status = await within(answerLimit, post(lead))
  if (status !== 200) throw new Error(`The email call was answered with status ${status}`)
}

async function post(lead: Lead): Promise<number> {
  const { init, send } = await loadEmailClient()
  const { origin, publicKey, serviceId, templateId, recipient } = site.emailCall
  // An empty origin would fall back to the provider's cloud.
  init({ publicKey, origin: origin === 'same-origin' ? location.origin : origin })
  const answer = await send(serviceId, templateId, { ...toTemplateParams(lead, recipient) })
  return answer.status
}

/** Fetches the email client ahead of time, when the dialog opens. */
export function loadEmailClient() {
  return import('@emailjs/browser')
}

function within<T>(limit: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${limit} ms`)), limit)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
