/** What remains to be cleared after erasing. */
export interface ToClear {
  /** Traces in files that will be overwritten, but not while a program reads them. */
  traces: boolean
  /** A delivery was under way, and may still leave a mail as a file. */
  mails: boolean
}

/** What erasing could not clear at once, and is cleared later. */
export interface ClearingStore {
  toClear(now: Date): Promise<ToClear>
  /** Names of mails about erased leads, which must no longer exist as files. */
  erasedMails(): Promise<string[]>
  /** Forgets those of what was erased before this time. */
  forgetErasedMails(erasedBefore: Date): Promise<void>
  /** Overwrites what is left of erased leads. False when a program that reads the store prevents it. */
  clearTraces(): Promise<boolean>
}
