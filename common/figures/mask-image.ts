/**
 * A drawing as a CSS value to mask a box with: lines that are not pointer targets need no elements. `content` goes
 * inside the `<svg>`, `attributes` into its tag.
 */
export function maskImage(attributes: string, content: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${attributes}>${content}</svg>`
  return `url("data:image/svg+xml,${svg.replace(/["#%'<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}")`
}

/**
 * Drawings of equal size stacked in one picture, `height` units each. `viewBox` and the height of the mask (100 % for
 * each drawing) are the caller's. A browser makes a document of each picture, 4 ms on a busy phone, so drawings that
 * appear together share one.
 */
export function maskSheet(
  width: number,
  height: number,
  attributes: string,
  drawings: readonly string[],
): string {
  return maskImage(
    `viewBox='0 0 ${width} ${height * drawings.length}' ${attributes}`,
    drawings.map((drawing, index) => `<g transform='translate(0 ${height * index})'>${drawing}</g>`).join(''),
  )
}
