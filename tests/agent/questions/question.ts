/** A question that the site answers. */
export interface KnownQuestion {
  ask: string
  /** Pages on which the answer stands, any of them. */
  from: readonly string[]
  /** What the quoted passage has to say: the right page with the wrong sentence is no answer. */
  says: RegExp
}
