/*
 * npm run check:content           what is wrong with content and words, by file, and how long the built pages are
 * npm run check:content -- --json what is wrong, for a program
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePaths } from '../../content/pages.ts'
import { buildDirectory } from '../build-directory.ts'
import { countPages, wordFaults, wordTable } from '../word-budget/word-faults.ts'
import { contentFaults } from './content-faults.ts'
import { report } from './fault.ts'

const { faults, stops } = await contentFaults()
const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`
if (process.argv.includes('--json')) console.log(JSON.stringify({ faults, stops }))
else if (faults.length === 0) console.log('The content is in order.')
else
  console.log(`${report(faults)}\n\n${count}.${stops ? ' The words are checked when these are mended.' : ''}`)
const site = join(buildDirectory, 'client')
const fileOf = (path: string) => join(site, path, 'index.html')
// A page may be new since the last build.
const isBuilt = pagePaths.every((path) => existsSync(fileOf(path)))
const pages = isBuilt ? countPages((path) => readFileSync(fileOf(path), 'utf8')) : []
const tooLong = wordFaults(pages)
if (!process.argv.includes('--json')) {
  console.log(isBuilt ? `\n${wordTable(pages)}` : '\nThe words of the pages are counted once they are built.')
  if (tooLong.length > 0) console.log(`\n${tooLong.join('\n')}`)
}
process.exitCode = faults.length + tooLong.length > 0 ? 1 : 0
