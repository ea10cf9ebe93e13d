import { readFileSync } from 'node:fs'
import { colour } from '../../../common/brand/brand-colours.ts'
import { channels } from '../../../common/brand/colour-channels.ts'

const tokens = readFileSync(new URL('../../../common/styles/tokens.css', import.meta.url), 'utf8')

export const grounds = { dark: groundFrom('dark'), light: groundFrom('light') }

/** Colours of one ground from the site's tokens. */
function groundFrom(name: 'dark' | 'light') {
  const block = tokens.slice(tokens.indexOf(`[data-ground='${name}']`))
  const role = (token: string) => {
    const value = new RegExp(`${token}: ([^;]+);`).exec(block)?.[1]
    if (value === undefined) throw new Error(`common/styles/tokens.css has no ${token}`)
    return resolved(value)
  }
  return {
    ground: role('--ground'),
    text: role('--text'),
    text2: role('--text-2'),
    line2: role('--line-2'),
    live: role('--live'),
    caller: role('--caller'),
  }
}

/** A colour that refers to one of the brand's, mixed with nothing, for drawing programs. */
function resolved(value: string): string {
  const [, name, share] =
    /^(?:color-mix\(in srgb, )?var\((--[\w-]+)\)(?: ([\d.]+)%, transparent\))?$/.exec(value) ?? []
  if (!name) return value
  return share === undefined
    ? colour(name)
    : `rgba(${channels(colour(name)).join(',')},${Number(share) / 100})`
}
