/** A short spoken answer to a subject that visitors ask about, with the words of the site that it rests on. */
export interface AgentAnswer {
  /** In which words people ask. */
  asked: readonly string[]
  /** What is said: the quote itself, unless it would be too long or would not answer by itself. */
  say: string
  page: string
  /** Has to stand on the page: the build fails when it does not, so that an answer cannot outlive what it relies on. */
  quote: string
  /** File and line, for messages. */
  place: string
}
