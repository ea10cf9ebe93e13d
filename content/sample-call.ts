/** Who speaks: amber is the assistant's voice, pale or grey-plum is the caller's. */
export type Speaker = 'caller' | 'assistant'

/** One stretch of speech; times are seconds from the start of the call. */
export interface Turn {
  speaker: Speaker
  from: number
  to: number
}

/** A sample call: invented, and marked as a sample wherever it is shown. */
export interface SampleCall {
  /** Name of the language, in English. */
  language: string
  /** BCP 47 tag of the opening sentence. */
  lang: string
  opening: string
  english: string
  seconds: number
  turns: Turn[]
}

/** The policy revival that all eight products read: 72 seconds, in Marathi and English. */
export const policyRevivalCall: SampleCall = {
  language: 'Marathi',
  lang: 'mr',
  opening: 'माझी पॉलिसी पुन्हा सुरू करता येईल का?',
  english: 'Can my policy be started again?',
  seconds: 72,
  turns: [
    { speaker: 'assistant', from: 0, to: 3.4 },
    { speaker: 'caller', from: 4.2, to: 10.4 },
    { speaker: 'assistant', from: 11, to: 17 },
    { speaker: 'caller', from: 18, to: 21.2 },
    { speaker: 'assistant', from: 22, to: 31 },
    { speaker: 'caller', from: 32.2, to: 39.4 },
    { speaker: 'assistant', from: 40.2, to: 46.8 },
    { speaker: 'caller', from: 49, to: 51.8 },
    { speaker: 'assistant', from: 53, to: 62 },
    { speaker: 'caller', from: 63, to: 65.6 },
    { speaker: 'assistant', from: 66.6, to: 70 },
  ],
}

/** Who speaks at a second of a call. */
export function speakerAt({ turns }: SampleCall, second: number): Speaker | 'nobody' {
  return turns.find(({ from, to }) => from <= second && second < to)?.speaker ?? 'nobody'
}
