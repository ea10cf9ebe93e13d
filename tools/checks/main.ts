import { parseArgs } from 'node:util'

try {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  // Before loading the checks, which read it, as do the tests they start.
  if (values.full) process.env['TEST_RUN'] = 'full'
  const [{ checks, rooms }, { chooseChecks, chooseRooms, runChecks }, { summary }] = await Promise.all([
    import('./checks.ts'),
    import('./run-checks.ts'),
    import('./outcome.ts'),
  ])
  const { inRooms, names } = chooseRooms(positionals, rooms)
  const results = await runChecks(chooseChecks(checks, names), inRooms)
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
  console.log(`\n${summary(results)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
