import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { emlSender } from './eml-sender.ts'

/** Operations on the disk, in order. */
const steps: string[] = []
vi.mock(import('node:fs/promises'), async (original) => {
  const fs = await original()
  return {
    ...fs,
    async open(...given: Parameters<typeof fs.open>) {
      const handle = await fs.open(...given)
      const isFolder = (await handle.stat()).isDirectory()
      const sync = handle.sync.bind(handle)
      handle.sync = () => {
        steps.push(isFolder ? 'sync folder' : 'sync file')
        return sync()
      }
      return handle
    },
    async rename(...names: Parameters<typeof fs.rename>) {
      steps.push('name it')
      await fs.rename(...names)
    },
  }
})

test.each(['new', 'old'])(
  'a mail stored as a file is on disk, including its name, before it counts as stored: %s folder',
  async (age) => {
    const folder = path.join(temporaryFolder(), 'mail')
    if (age === 'old') mkdirSync(folder)
    steps.length = 0
    await emlSender(folder).send({ from: 'a@example.com', to: 'b@example.com', text: 'Hello' }, 'OR-1')
    const aboveToo = age === 'new' ? ['sync folder'] : []
    expect(steps).toEqual([...aboveToo, 'sync file', 'name it', 'sync folder'])
  },
)
