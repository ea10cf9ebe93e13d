import { emailCallPath } from '../../common/lead/email-call.ts'
import { sampleCall } from './sample-call.ts'

/** Sends a lead to a running server, as the browser's call does. */
export const postLead = (url: string, call = sampleCall(), headers: Record<string, string> = {}) =>
  fetch(url + emailCallPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(call),
  })
