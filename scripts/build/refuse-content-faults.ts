import { contentFaults } from '../check-content/content-faults.ts'
import { report } from '../check-content/report.ts'

/** Throws an Error with every fault of the content: the bundler’s prerendering would hide it behind its own words. */
export async function refuseContentFaults(): Promise<void> {
  const { faults } = await contentFaults()
  if (faults.length > 0) throw new Error(`The content is not in order.\n\n${report(faults)}\n`)
}
