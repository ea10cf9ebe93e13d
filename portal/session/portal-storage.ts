/**
 * Local storage that never throws: if the browser refuses it (private windows, full quota, switched off), the portal
 * continues in memory and forgets on reload.
 */
export const portalStorage = {
  /** The JSON value under `key`; undefined if there is none or it is broken. */
  read(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '') as unknown
    } catch {
      return undefined
    }
  },

  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // As stated above: in memory only.
    }
  },
}
