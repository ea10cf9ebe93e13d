import { claims } from '../../../content/claims.ts'
import { each, type Rule } from './rule.ts'

const escaped = (text: string) => text.replaceAll(/[.+]/g, String.raw`\$&`)

/** A claim as displayed, with its first words. */
const beginnings = Object.values(claims).map(({ shown, wording }) =>
  escaped(`${shown} ${wording.split(' ').slice(0, 2).join(' ')}`),
)

/** Patterns that only claims match: 22M, 50+, 99.5%. */
const shapes = [
  String.raw`\d+(?:\.\d+)?M\b\+?`,
  String.raw`\d+\+(?= [a-z]|$)`,
  String.raw`99\.\d+%`,
  String.raw`\d+(?:\.\d+)?% uptime`,
  `live in ${claims.goLive.shown}`,
]

const typedClaims = each(
  new RegExp(String.raw`(?<![\w.,#(])(?:${[...beginnings, ...shapes].join('|')})`, 'gi'),
  (found) =>
    `“${found}” is a figure the company claims. Give it an entry in site/content/claims.ts, and quote it with claimOn(page, key).`,
)

/** Figures the company claims for itself, typed by hand instead of quoted by their key. */
export const claimedFigures: Rule = (passage) =>
  passage.file === 'site/content/claims.ts' ? [] : typedClaims(passage)
