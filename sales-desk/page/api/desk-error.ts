/** The desk did not do what it was asked. Its message is one sentence to be shown. */
export class DeskError extends Error {
  override name = 'DeskError'
  /** Of the answer; 0 when none came. */
  readonly status: number
  /** What the answer held, for those that say more than a sentence. */
  readonly body: unknown

  constructor(message: string, status: number, body?: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** What to show of a failure, whatever it was. */
export function sentenceOf(error: unknown): string {
  return error instanceof DeskError ? error.message : 'The desk failed. Please load the page again.'
}
