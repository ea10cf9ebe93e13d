import { useState } from 'react'
import { sentenceOf } from './desk-error.ts'

/** Runs what may fail, one at a time, and says what came of it. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  return {
    isBusy,
    failure,
    done,
    /** Resolves with whether it succeeded; then `success` is said. */
    attempt: async (what: () => Promise<unknown>, success: string): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      setFailure('')
      setDone('')
      try {
        await what()
        setDone(success)
        return true
      } catch (error) {
        setFailure(sentenceOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
