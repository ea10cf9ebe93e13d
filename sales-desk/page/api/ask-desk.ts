import type { DeskSession } from '../../wire/team.ts'
import { salesDeskRoutes } from '../../wire/sales-desk.ts'
import { signedIn, signedOut } from '../state/session-store.ts'
import { DeskError } from './desk-error.ts'

const timeoutMs = 20_000

/** Requests JSON from the desk's API. Rejects with a DeskError, whose message says what to do. */
export async function askDesk<Answer>(address: string): Promise<Answer> {
  return (await sent(address, { method: 'GET' })).json() as Promise<Answer>
}

/** Sends data to the desk's API; resolves with its answer, undefined if that is empty. */
export async function tellDesk<Answer>(address: string, body: object = {}): Promise<Answer> {
  const response = await posted(address, body)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/** The same for a file to be saved. */
export async function fileFromDesk(address: string, body: object = {}): Promise<Blob> {
  return (await posted(address, body)).blob()
}

/** Reloads who is signed in, in which role and with whom; what cannot be loaded stays as it was. */
export function refreshSession(): Promise<void> {
  return askDesk<DeskSession | null>(salesDeskRoutes.session).then(
    (session) => (session ? signedIn(session) : signedOut()),
    () => undefined,
  )
}

function posted(address: string, body: object): Promise<Response> {
  return sent(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function sent(address: string, request: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    throw new DeskError(
      navigator.onLine
        ? 'The desk cannot be reached. What you typed is kept: please try again in a moment.'
        : 'You are offline. What you typed is kept: please try again when you are online.',
      0,
    )
  }
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => undefined)
  if (response.status === 401) signedOut()
  // The role has changed meanwhile: stop offering what it no longer allows.
  if (response.status === 403) void refreshSession()
  throw new DeskError(
    sentenceIn(body) ?? `The desk answered ${response.status}. Please try again.`,
    response.status,
    body,
  )
}

function sentenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' && body.error ? body.error : undefined
}
