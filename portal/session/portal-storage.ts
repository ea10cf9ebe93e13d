/**
 * Local storage that never throws: where the browser refuses it (private windows, full quota, switched off), the portal
 * works on in memory and simply forgets at reload.
 */
export const portalStorage = {
  /** The JSON value under `key`; undefined where there is none or it is broken. */
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
      // Said above: kept in memory only.
    }
  },
}
