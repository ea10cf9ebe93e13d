import { build } from 'vite'
import { expect, test } from 'vitest'
import { textModules } from './text-modules.ts'

test('a bundle holds what the text files say, and nothing that reads them', async () => {
  const [output] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [textModules()],
    build: { write: false, lib: { entry: 'assistant/content/words.ts', formats: ['es'] } },
  })) as { output: { code: string }[] }[]
  const code = output?.output[0]?.code ?? ''
  expect(code).toContain('grahak')
  expect(code).not.toMatch(/\bimport\b|readFileSync/)
})
