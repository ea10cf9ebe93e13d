/** The random seed, printed so that FAULT_SEED can repeat a run. */
export function faultSeed(what: string): number {
  const seed = Number(process.env['FAULT_SEED'] ?? Date.now())
  process.stdout.write(`${what}: FAULT_SEED=${seed}\n`)
  return seed
}
