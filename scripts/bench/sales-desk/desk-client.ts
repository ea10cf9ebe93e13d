import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import type { LeadListAnswer, LeadListRequest } from '../../../lead/sales-desk-leads.ts'

/** Somebody of the team, signed in. */
export type DeskClient = Awaited<ReturnType<typeof signInByLink>>

/** Signs in with a link's token. */
export async function signInByLink(origin: string, token: string) {
  let cookie = 'desk.probe=1'
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, { ...init, headers: { ...init.headers, Cookie: cookie } })
    if (!answer.ok && answer.status !== 409) throw new Error(`The desk answered ${answer.status}`)
    return answer
  }
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify(body),
    })
  const signedIn = await post(salesDeskRoutes.signInToken, { token })
  const cookies = signedIn.headers.getSetCookie().map((set) => set.split(';')[0])
  cookie = cookies.join('; ')
  return {
    // What the route answers is in the contract.
    list: async (request: LeadListRequest) =>
      (await (await post(salesDeskRoutes.leads, request)).json()) as LeadListAnswer,
    open: async (reference: string) => {
      await (await ask(salesDeskRoutes.lead(reference))).arrayBuffer()
    },
    note: async (reference: string, version: number) => {
      const change = { what: 'note', version, text: 'Called, will write tomorrow' }
      await (await post(salesDeskRoutes.leadChange(reference), change)).arrayBuffer()
    },
  }
}
