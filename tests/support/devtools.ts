interface Message {
  /** Of the command that is answered; events have a method instead. */
  id?: number
  result?: unknown
  error?: { message: string }
  method?: string
  params?: unknown
  /** Whose event it is. */
  sessionId?: string
}

interface Waiting extends PromiseWithResolvers<unknown> {
  sessionId: string | undefined
}

type Listener = (method: string, params: unknown) => void

/**
 * A plain DevTools connection to the Chromium whose debugging port is given. Playwright’s own connection keeps the
 * browser from prerendering.
 */
export class DevTools implements Disposable {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners = new Map<string, Listener>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message))
  }

  /** Rejects when nobody listens on the port. */
  static async connect(port: number): Promise<DevTools> {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`)
    const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string }
    const socket = new WebSocket(webSocketDebuggerUrl)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`No DevTools on port ${port}`)), { once: true })
    await promise
    return new DevTools(socket)
  }

  /**
   * Sends a command to the browser itself or, with a session, to the target of the session. Undefined when the
   * target goes away before it answers, as a page does that was left. Rejects when the browser refuses.
   */
  send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result | undefined> {
    this.#lastId += 1
    const waiting = { ...Promise.withResolvers<unknown>(), sessionId }
    this.#waiting.set(this.#lastId, waiting)
    this.#socket.send(JSON.stringify({ id: this.#lastId, method, params, ...(sessionId && { sessionId }) }))
    return waiting.promise as Promise<Result | undefined>
  }

  /** Hands on the events of a session. */
  listen(sessionId: string, listener: Listener): void {
    this.#listeners.set(sessionId, listener)
  }

  [Symbol.dispose](): void {
    this.#socket.close()
  }

  #receive({ id, result, error, method, params, sessionId }: Message): void {
    if (method === 'Target.detachedFromTarget') this.#end((params as { sessionId: string }).sessionId)
    if (method && sessionId) this.#listeners.get(sessionId)?.(method, params)
    if (id === undefined) return
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  }

  #end(session: string): void {
    for (const [id, { sessionId, resolve }] of this.#waiting) {
      if (sessionId !== session) continue
      this.#waiting.delete(id)
      resolve(undefined)
    }
  }
}
