import { readFileSync } from 'node:fs'
import { channels } from './colour-channels.ts'

/** Colours of one ground as the site's tokens give them. For code that runs in Node. */
export interface Ground {
  ground: string
  text: string
  text2: string
  text3: string
  line2: string
  live: string
  caller: string
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const colours = read('../brand/colours.css')
const roles = read('../app/styles/tokens.css')

export const grounds = { dark: groundFrom('dark'), light: groundFrom('light') }

/** A colour of the brand, as `--ink-400`. Fails when there is none of that name. */
export function colour(name: string): string {
  return valueIn(colours, name, 'brand/colours.css')
}

function groundFrom(name: 'dark' | 'light'): Ground {
  const block = roles.slice(roles.indexOf(`[data-ground='${name}']`))
  const role = (token: string) => resolved(valueIn(block, token, 'app/styles/tokens.css'))
  return {
    ground: role('--ground'),
    text: role('--text'),
    text2: role('--text-2'),
    text3: role('--text-3'),
    line2: role('--line-2'),
    live: role('--live'),
    caller: role('--caller'),
  }
}

/** A colour that names one of the brand's, in full or mixed with nothing, as drawing programs and mails read it. */
function resolved(value: string): string {
  const [, name, share] =
    /^(?:color-mix\(in srgb, )?var\((--[\w-]+)\)(?: ([\d.]+)%, transparent\))?$/.exec(value) ?? []
  if (!name) return value
  return share === undefined
    ? colour(name)
    : `rgba(${channels(colour(name)).join(',')},${Number(share) / 100})`
}

function valueIn(css: string, token: string, file: string): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(css)?.[1]
  if (value === undefined) throw new Error(`${file} has no ${token}`)
  return value
}
