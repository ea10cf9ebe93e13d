import { site } from '../../common/brand/site.ts'
import { emailCallPath } from '../../common/lead/email-call.ts'

/** A send without an answer counts as failed after this many milliseconds; the client itself would wait forever. */
export const answerLimit = 15_000

/** Prefetches the email client. */
export function loadEmailClient() {
  return import('@emailjs/browser')
}

/**
 * Sends a template of the email provider. Resolves with the status of the answer; rejects if there is none in time.
 * `headers` go only to our own server: another would have to allow them first.
 */
export async function sendEmail(
  templateId: string,
  params: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<number> {
  const { init, send } = await loadEmailClient()
  const { origin, publicKey, serviceId } = site.emailCall
  // An empty origin would fall back to the provider's cloud.
  init({ publicKey, origin: origin === 'same-origin' ? location.origin : origin })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const restore = origin === 'same-origin' ? addHeaders(location.origin + emailCallPath, headers) : undefined
  const timer = setTimeout(() => reject(new Error(`No answer within ${answerLimit} ms`)), answerLimit)
  // The client rejects with an object that has the status.
  const statusOf = ({ status = 0 }: { status?: number }) => resolve(status)
  void send(serviceId, templateId, params)
    .then(statusOf, statusOf)
    .finally(() => {
      clearTimeout(timer)
      restore?.()
    })
  return promise
}

/** The client takes no headers, so `fetch` is patched to add them to its call. Returns what undoes that. */
function addHeaders(address: string, headers: Record<string, string>): () => void {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    fetch(input, input === address ? { ...init, headers: { ...init?.headers, ...headers } } : init)
  return () => {
    globalThis.fetch = fetch
  }
}
