/** Above this many leads at once a flood is assumed. */
const highLoad = 8

export type LeadLoad = ReturnType<typeof createLeadLoad>

/** Counts how many leads are being stored at this moment. */
export function createLeadLoad() {
  let present = 0
  return {
    /** Counts `work` for as long as it takes. */
    during: async <T>(work: () => Promise<T>): Promise<T> => {
      present += 1
      try {
        return await work()
      } finally {
        present -= 1
      }
    },
    isHigh: () => present >= highLoad,
  }
}
