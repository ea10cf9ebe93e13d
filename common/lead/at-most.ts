import * as v from 'valibot'
import { tooLongSentence } from './length-limit.ts'

/** The limit of a text as a step of a schema. Its message says the same as the field does, behind the words `of`. */
export const atMost = (most: number, of = '') =>
  v.maxLength<string, number, (issue: { input: string }) => string>(
    most,
    ({ input }) => of + tooLongSentence(most, input.length),
  )
