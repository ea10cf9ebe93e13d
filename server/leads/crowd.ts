/** How many leads are being stored at this moment. */
export interface Crowd {
  /** Counts `work` for as long as it takes. */
  during<T>(work: () => Promise<T>): Promise<T>
  isCrowded(): boolean
}

/** More leads at once than visitors would send: above this a flood is assumed. */
const crowd = 8

export function createCrowd(): Crowd {
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
    isCrowded: () => present >= crowd,
  }
}
