import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { disk } from './disk-check.ts'
import type { Verdict } from './verdict.ts'

/** How the disk refuses: at which call, and with which error code. */
let fault: { at: 'open' | 'writeFile'; code: string } | undefined
vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original()
  const refuse = (at: string) => {
    if (fault?.at === at) throw Object.assign(new Error(fault.code), { code: fault.code })
  }
  return {
    ...fs,
    async open(...given: Parameters<typeof fs.open>) {
      refuse('open')
      const handle = await fs.open(...given)
      const writeFile = handle.writeFile.bind(handle)
      handle.writeFile = async (...content: Parameters<typeof writeFile>) => {
        refuse('writeFile')
        await writeFile(...content)
      }
      return handle
    },
  }
})

// Seen on a file system that the kernel had closed after an error: the doctor only said "ok" about it.
test.each([
  ['open', 'EROFS', /\(EROFS\): its disk may only be read/],
  ['writeFile', 'ENOSPC', /\(ENOSPC\): make room$/],
  ['writeFile', 'EIO', /\(EIO\): its disk does not take data/],
] as const)('the doctor tries to write: refused at %s with %s', async (at, code, words) => {
  const dataDir = temporaryFolder()
  const ofWriting = async () => {
    const verdicts: Verdict[] = []
    for await (const verdict of disk({ dataDir })) verdicts.push(verdict)
    return verdicts.filter(({ text }) => text.startsWith('Nothing'))
  }
  fault = { at, code }
  expect(await ofWriting()).toEqual([{ state: 'wrong', text: expect.stringMatching(words) as string }])
  fault = undefined
  expect(await ofWriting()).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
})
