import { fillSample } from '../sample/fill-sample.ts'
import { readState } from '../store/lead-desk-state.ts'
import { openStore, type StorePlace } from '../store/open-store.ts'
import type { CommandOutput } from './write-output.ts'

/**
 * Fills a separate store with invented leads, to try out the desk. A filled one stays as it is; one that contains
 * anything else is never touched: exit code 1.
 */
export async function fillSampleStore(
  place: StorePlace,
  dataDir: string,
  { out, err }: CommandOutput,
): Promise<number> {
  await using store = await openStore(place)
  if ((await readState(store.sql.read, 'is_sample')) === undefined) {
    const [team] = await store.sql.read`SELECT count(*) AS number FROM team_members`
    const { leads } = await store.counts()
    if (leads > 0 || Number(team?.['number']) > 0) {
      err(
        `${dataDir} has leads or a team of its own. Samples go only where nothing else is: name another folder with --data.\n`,
      )
      return 1
    }
    await fillSample(store, new Date())
    out(`40 sample leads over six weeks, and a sample team, are in ${dataDir}.\n`)
  } else out(`The samples in ${dataDir} stay as they are. Delete the folder for new ones.\n`)
  return 0
}
