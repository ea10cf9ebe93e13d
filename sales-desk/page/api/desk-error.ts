/** A request to the desk failed. Its message is one sentence to show. */
export class DeskError extends Error {
  override name = 'DeskError'
  /** Status of the answer; 0 if none arrived. */
  readonly status: number
  /** Body of the answer, for answers that say more than a sentence. */
  readonly body: unknown

  constructor(message: string, status: number, body?: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** What to show of any failure. */
export function sentenceOf(error: unknown): string {
  return error instanceof DeskError ? error.message : 'The desk failed. Please load the page again.'
}
