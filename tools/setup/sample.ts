import { parseArgs } from 'node:util'

/** The data folder for samples, where these words of the operator's command ask for them; else undefined. */
export function sampleFolder(words: string[]): string | undefined {
  const options = { data: { type: 'string', default: 'data/sample' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true, strict: false })
  const isAsked = positionals.join() === 'sample' && Object.keys(values).join() === 'data'
  return isAsked ? String(values.data) : undefined
}

/** What the sample's server is told of the environment: nothing that would mail, post or keep leads anywhere else. */
const passedOn = /^(?:path|home|systemroot|te?mp|tmpdir|lang|tz|host|port|site_dir|npm_.*|node_.*)$/i

/** Takes all settings but host and port from the environment. */
export function dropSettings(): void {
  for (const name of Object.keys(process.env)) if (!passedOn.test(name)) delete process.env[name]
}
