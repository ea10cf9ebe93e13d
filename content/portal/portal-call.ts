/** One stretch of speech in a sample call; times are seconds from the start of the call. */
export interface CallLine {
  speaker: 'assistant' | 'caller' | 'colleague'
  from: number
  to: number
  /** What is said, in the language it is said in. */
  text: string
  /** BCP 47 tag of `text`. */
  lang: string
  /** In English, where `text` is not. */
  english?: string
}

/** Something a system did during a call. */
export interface CallEvent {
  /** Seconds from the start of the call. */
  at: number
  text: string
}

/** A message that follows a call on another channel. */
export interface FollowUpMessage {
  /** Seconds from the start of the call. */
  at: number
  from: 'assistant' | 'customer'
  text: string
  lang: string
  english?: string
}
