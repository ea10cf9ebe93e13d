/** Readings by second of the call. */
export type Knots = Readonly<Record<number, number>>

/** What Voice Intelligence reads in the sample call, invented; linear between two knots. */
export const voiceReadings = {
  /** Middle of each voice, in hertz. */
  pitch: {
    caller: { 4: 242, 10: 240, 21: 228, 36: 216, 50: 204, 62: 194, 72: 194 },
    assistant: { 0: 198, 14: 214, 28: 206, 44: 199, 72: 190 },
  },
  /** From pace, pitch and tremor, 0 to 100. */
  tension: {
    caller: { 4: 71, 9: 74, 17: 67, 21: 61, 31: 55, 36: 50, 47: 41, 52: 35, 62: 28, 66: 24, 70: 24 },
    assistant: { 0: 30, 4: 31, 11: 37, 17: 41, 23: 40, 31: 38, 40: 35, 47: 31, 53: 28, 62: 24, 70: 22 },
  },
  /** Seconds in which both speak: one “haan” from the caller while the assistant talks. */
  bothSpeak: { from: 24, to: 24.4 },
  /** The second at which the gauges are read. */
  gaugesAt: 68,
}
