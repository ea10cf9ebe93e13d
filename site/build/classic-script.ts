import { build, type Plugin } from 'vite'

/** A module and all its imports as one minified classic script. */
export async function classicScript(entry: string, plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`${entry} could not be bundled`)
  return chunk.code.trim()
}
