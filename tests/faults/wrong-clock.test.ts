import { describe, expect, test } from 'vitest'
import { openStoreForReading } from '../../leads/store/open-store.ts'
import { postLead } from '../../leads/testing/post-lead.ts'
import { sampleCall } from '../../leads/testing/sample-call.ts'
import { spawnServer } from '../../leads/testing/server-process.ts'
import { databases, freshPlace } from '../../leads/testing/stores.ts'
import { serverSettings } from './server-settings.ts'

const clockAhead = import.meta.resolve('./clock-ahead.ts')

// In-process, leads/housekeeping.test.ts tests the same in every run.
describe.each(databases)('%s', { tags: 'full' }, (database) => {
  test('a clock 400 days ahead while one lead arrives, then a restart on it: no lead is erased', async () => {
    const place = await freshPlace(database)
    const settings = serverSettings(place)
    const serve = async (daysAhead: number, messages: string[], event: RegExp) => {
      const server = spawnServer({
        ...settings,
        NODE_OPTIONS: `--import=${clockAhead}`,
        DAYS_AHEAD: String(daysAhead),
      })
      const url = await server.url()
      for (const message of messages) expect((await postLead(url, sampleCall({ message }))).status).toBe(200)
      await server.printed(event)
      server.child.kill('SIGTERM')
      await server.exited
    }
    await serve(0, ['First', 'Second'], /"delivery_done"/)
    await serve(400, ['While it was ahead'], /"delivery_done"/)
    await serve(400, [], /"erasing_waits_for_word"/)
    const store = await openStoreForReading(place)
    expect(await store.list({})).toHaveLength(3)
    await store.close()
  }, 60_000)
})
