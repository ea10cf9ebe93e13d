import { build } from 'vite'

/** The boot script (app/boot/boot-page.ts) as one minified classic script, to be put inline into every page. */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'app/boot/boot-page.ts', formats: ['iife'], name: 'boot' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The boot script could not be built')
  const code = chunk.code.trim()
  if (code.includes('</script')) throw new Error('The boot script would close its own element')
  return code
}
