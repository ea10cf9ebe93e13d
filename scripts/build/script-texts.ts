/**
 * Texts in scripts that the font cut has to know, because a page may show them later: runs of Indic script with
 * what stands between them, and typographic characters. Plain Latin letters are always cut.
 */
export function scriptTexts(code: string): string[] {
  return code.match(/[\u0900-\u0dff][\u0900-\u0dff\u200c\u200d\s\d:.,?!-]*|[‘’“”–—…•·−×₹]/gu) ?? []
}
