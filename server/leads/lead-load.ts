/** How many leads are being stored at this moment. */
export interface LeadLoad {
  /** Counts `work` for as long as it takes. */
  during<T>(work: () => Promise<T>): Promise<T>
  isHigh(): boolean
}

/** More leads at once than visitors would send: above this a flood is assumed. */
const highLoad = 8

export function createLeadLoad(): LeadLoad {
  let present = 0
  return {
    during: async (work) => {
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
