/** Local storage for tests outside a browser; like the real one, its keys are its own properties. */
export function storageStandIn(entries: Record<string, string> = {}): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.assign(Object.create(methods) as Storage, entries)
}
