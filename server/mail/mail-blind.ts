import { mailColours } from './mail-colours.ts'

const { ink, paper } = mailColours
const slats = 8

const row = (height: number, colour: string) =>
  `<tr><td height="${height}" bgcolor="${colour}" style="height:${height}px;font-size:1px;line-height:${height}px;mso-line-height-rule:exactly">&nbsp;</td></tr>`

/** The blind as table rows, dark slats thinning out to paper: the mark of the site without an image. */
export const mailBlind = Array.from({ length: slats }, (_, slat) => {
  const dark = Math.round(9 * Math.pow(1 - slat / slats, 1.5)) + 1
  const light = Math.round(9 * Math.pow((slat + 1) / slats, 1.3)) + 1
  return row(dark, ink) + row(light, paper)
}).join('')
