import { build } from 'vite'

/** A boot script (app/boot/boot-*.ts) as one minified classic script, to be put inline into pages of its kind. */
export async function bundleBootScript(kind: 'page' | 'portal'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: `app/boot/boot-${kind}.ts`, formats: ['iife'], name: 'boot' },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The boot script could not be built')
  const code = chunk.code.trim()
  if (code.includes('</script')) throw new Error('The boot script would close its own element')
  return code
}
