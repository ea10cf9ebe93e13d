/**
 * The main subjects that visitors ask the assistant about, each with a short spoken answer and the words of the site
 * that it rests on. The build looks for `quote` on `page` and fails when it no longer stands there, so an answer
 * cannot outlive what it relies on. `asked` says in which words people ask; sentences, not lists of words.
 */
export interface AgentAnswer {
  asked: readonly string[]
  /** What is said, where the quote itself would be too long or would not answer by itself. */
  say?: string
  page: string
  quote: string
}
