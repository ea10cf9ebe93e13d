import { confidenceWanted } from '../../../../content/products/document-category.ts'

/** How sure a reading is, in per cent with one decimal. */
export function asSure(percent: number): string {
  return `${percent.toFixed(1)}%`
}

/** Whether a reading is not sure enough and is put before a person. */
export function goesToPerson(percent: number): boolean {
  return percent < confidenceWanted
}
