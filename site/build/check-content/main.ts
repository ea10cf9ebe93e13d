/*
 * npm run check:content           what is wrong with content and words, by file
 * npm run check:content -- --json the same for a program
 */
import { contentFaults } from './content-faults.ts'
import { report } from './fault.ts'

const { faults, stops } = await contentFaults()
const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`
if (process.argv.includes('--json')) console.log(JSON.stringify({ faults, stops }))
else if (faults.length === 0) console.log('The content is in order.')
else
  console.log(`${report(faults)}\n\n${count}.${stops ? ' The words are checked once these are fixed.' : ''}`)
process.exitCode = faults.length > 0 ? 1 : 0
