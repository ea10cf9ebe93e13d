/** What is still to be cleared of what was erased. */
export interface ToClear {
  /** Traces in files that only await being overwritten, which somebody who reads holds on to. */
  traces: boolean
  /** A delivery was under way, and may still leave a mail as a file. */
  mails: boolean
}

/** What erasing could not clear at once, and is cleared later. */
export interface ClearingStore {
  toClear(now: Date): Promise<ToClear>
  /** Names of mails about what was erased, which are to be no file any more. */
  erasedMails(): Promise<string[]>
  /** Forgets those of what was erased before this time. */
  forgetErasedMails(erasedBefore: Date): Promise<void>
  /** Overwrites what is left of what was erased. False when somebody reads the store just now, which keeps it. */
  clearTraces(): Promise<boolean>
}
