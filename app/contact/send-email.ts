import { site } from '../../content/site.ts'

/** A send without an answer counts as failed after this many milliseconds: the client itself would wait for ever. */
export const answerLimit = 15_000

/** Fetches the email client ahead of time. */
export function loadEmailClient() {
  return import('@emailjs/browser')
}

/** Sends a template of the email provider. Resolves with the status of the answer; rejects where there is none in time. */
export async function sendEmail(templateId: string, params: Record<string, unknown>): Promise<number> {
  const { init, send } = await loadEmailClient()
  const { origin, publicKey, serviceId } = site.emailCall
  // An empty origin would fall back to the provider's cloud.
  init({ publicKey, origin: origin === 'same-origin' ? location.origin : origin })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${answerLimit} ms`)), answerLimit)
  // The client rejects with an object that has the status.
  const statusOf = ({ status = 0 }: { status?: number }) => resolve(status)
  void send(serviceId, templateId, params)
    .then(statusOf, statusOf)
    .finally(() => clearTimeout(timer))
  return promise
}
