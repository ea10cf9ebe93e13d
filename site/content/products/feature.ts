import * as v from 'valibot'
import { copy } from '../../../common/content/content-schemas.ts'

/** One thing a product does, with its key figure. Lengths fit one row at 1440 px. */
export const featureSchema = v.object({
  title: copy(34),
  text: copy(130),
  /** The key figure, with its unit, shown as a tag. */
  tag: v.pipe(copy(26), v.regex(/\d/, 'is no metric. Give a figure with its unit.')),
})

export type Feature = v.InferOutput<typeof featureSchema>

/** Features from each title with its text and tag. */
export function features(texts: Record<string, [text: string, tag: string]>): Feature[] {
  return Object.entries(texts).map(([title, [text, tag]]) => ({ title, text, tag }))
}

/** One thing a product does, as a heading and a sentence; two are shown side by side. */
export const pointSchema = v.object({
  title: copy(42),
  text: copy(140),
})

export type Point = v.InferOutput<typeof pointSchema>

/** Points from each title with its text. */
export function points(texts: Record<string, string>): Point[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }))
}
