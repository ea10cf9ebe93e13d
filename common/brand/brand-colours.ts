import { readFileSync } from 'node:fs'

const colours = readFileSync(new URL('./colours.css', import.meta.url), 'utf8')

/** A colour of the brand, such as `--ink-400`. Throws if it does not exist. For code that runs in Node. */
export function colour(name: string): string {
  const value = new RegExp(`${name}: ([^;]+);`).exec(colours)?.[1]
  if (value === undefined) throw new Error(`common/brand/colours.css has no ${name}`)
  return value
}
