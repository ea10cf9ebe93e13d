/** What chance is drawn from, printed so that FAULT_SEED can have a run once more. */
export function faultSeed(what: string): number {
  const seed = Number(process.env['FAULT_SEED'] ?? Date.now())
  process.stdout.write(`${what}: FAULT_SEED=${seed}\n`)
  return seed
}
