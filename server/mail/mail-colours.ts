import { colour } from '../../content/brand-colours.ts'

/** What mails are drawn in: the light ground of the site. Mail programs know neither variables nor mixtures. */
export const mailColours = {
  ink: colour('--ink-900'),
  onInk: colour('--on-dark'),
  paper: colour('--white'),
  quiet: colour('--on-light-3'),
  said: colour('--on-light-2'),
  line: colour('--ink-200'),
  ground: colour('--ink-50'),
}
