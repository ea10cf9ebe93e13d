import type { DocumentType } from './document-category.ts'

/** Plain averages over the types of a desk: accuracy in percent to one decimal, time in whole seconds. */
export function documentAverages(types: readonly DocumentType[]) {
  const average = (valueOf: (type: DocumentType) => number) =>
    types.reduce((sum, type) => sum + valueOf(type), 0) / types.length
  return {
    accuracy: Math.round(average(({ accuracy }) => accuracy) * 10) / 10,
    seconds: Math.round(average(({ seconds }) => seconds)),
  }
}
