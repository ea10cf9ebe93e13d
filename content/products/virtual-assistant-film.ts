/**
 * The seconds of the policy revival call (content/sample-call.ts) at which the film's four steps stand. In a file of
 * its own because the browser needs it: everything else of the film is drawn at build.
 */
export const filmMoments = [0, 7, 22, 62] as const

/** Length of that call. */
export const filmSeconds = 72
