import * as v from 'valibot'
import { tooLongSentence } from './length-limit.ts'

/** The limit of a text as a schema step. Its message is that of the field, with `of` in front. */
export const atMost = (most: number, of = '') =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    most,
    ({ input }) => of + tooLongSentence(most, input.length),
  )
