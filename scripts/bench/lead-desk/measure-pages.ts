import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LeadDesk } from '../../../tests/support/lead-desk.ts'
import { median } from '../statistics.ts'
import { load } from './load.ts'

const seconds = 8
const turns = 8

/** Answers in a second. */
export interface PageFigures {
  path: 'lead desk'
  pages: number
  empty: number
}

/** A page as long as the site's longest, and one without anything. */
export async function makeSite(folder: string): Promise<void> {
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>Page</title>${'x'.repeat(30_000)}`)
  await writeFile(join(folder, '_page-policies.json'), `{"/index.html":"default-src 'none'"}`)
  await writeFile(join(folder, 'empty.txt'), '')
}

/** Static pages against the same server answering an empty body, in turns: what else the machine does meets both. */
export async function measurePages(site: string): Promise<PageFigures> {
  const desk = await LeadDesk.start({ env: { SITE_DIR: site } })
  const rate = async (path: string) => (await load(desk.origin + path, seconds / (2 * turns))).takenPerSecond
  await rate('/')
  const pages: number[] = []
  const empty: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    pages.push(await rate('/'))
    empty.push(await rate('/empty.txt'))
  }
  await desk.stop()
  return { path: 'lead desk', pages: median(pages), empty: median(empty) }
}
