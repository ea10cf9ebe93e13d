import { readFileSync } from 'node:fs'

const mark = readFileSync(new URL('../../../common/brand/mark.svg', import.meta.url), 'utf8')

/** The mark as part of an SVG drawing. */
export function brandMark(x: number, y: number, size: number, colour: string): string {
  return mark.replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"`)
}
