import { readFileSync } from 'node:fs'

/** Colours of one ground as the site's tokens give them. */
export interface Ground {
  ground: string
  text: string
  text2: string
  line2: string
  live: string
  caller: string
}

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

export const grounds = { dark: groundFrom('dark'), light: groundFrom('light') }

/** A raw colour of the tokens, as `--ink-400`. Fails when there is none of that name. */
export function colour(name: string): string {
  return valueIn(tokens, name)
}

function groundFrom(name: 'dark' | 'light'): Ground {
  const block = tokens.slice(tokens.indexOf(`[data-ground='${name}']`))
  const role = (token: string) => {
    const value = valueIn(block, token)
    const raw = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return raw ? colour(raw) : value
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

function valueIn(css: string, token: string): string {
  const value = new RegExp(`${token}: ([^;]+);`).exec(css)?.[1]
  if (value === undefined) throw new Error(`app/styles/tokens.css has no ${token}`)
  // The renderer reads rgb() with commas only.
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)
  return parts ? `rgba(${parts.slice(1).join(',')})` : value
}
