import { salesDeskRoutes } from '../../../lead/sales-desk.ts'
import type { LeadListAnswer, LeadListRequest } from '../../../lead/sales-desk-leads.ts'

/** Somebody of the team, signed in. */
export class DeskClient {
  readonly #origin: string
  readonly #cookie: string

  private constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  /** Signs in with a link's token. */
  static async signIn(origin: string, token: string): Promise<DeskClient> {
    const answer = await new DeskClient(origin, '').#post(salesDeskRoutes.signInToken, { token })
    const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
    return new DeskClient(origin, cookies.join('; '))
  }

  async list(request: LeadListRequest): Promise<LeadListAnswer> {
    const answer = await this.#post(salesDeskRoutes.leads, request)
    // What the route answers is in the contract.
    return (await answer.json()) as LeadListAnswer
  }

  async open(reference: string): Promise<void> {
    const answer = await this.#checked(
      fetch(this.#origin + salesDeskRoutes.lead(reference), { headers: { Cookie: this.#cookie } }),
    )
    await answer.arrayBuffer()
  }

  async note(reference: string, version: number): Promise<void> {
    const change = { what: 'note', version, text: 'Called, will write tomorrow' }
    await (await this.#post(salesDeskRoutes.leadChange(reference), change)).arrayBuffer()
  }

  #post(path: string, body: unknown): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', Origin: this.#origin, Cookie: this.#cookie }
    return this.#checked(fetch(this.#origin + path, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  async #checked(asked: Promise<Response>): Promise<Response> {
    const answer = await asked
    if (!answer.ok && answer.status !== 409) throw new Error(`The desk answered ${answer.status}`)
    return answer
  }
}
