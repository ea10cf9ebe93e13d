import { colour, grounds } from '../../content/brand-colours.ts'

/** What mails are drawn in: the light ground of the site. Mail programs know neither variables nor mixtures. */
export const mailColours = {
  ink: grounds.light.text,
  onInk: grounds.dark.text,
  paper: colour('--white'),
  quiet: grounds.light.text3,
  said: grounds.light.text2,
  line: colour('--ink-200'),
  ground: grounds.light.ground,
}
