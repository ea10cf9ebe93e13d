import { useState } from 'react'
import { sentenceOf } from './desk-error.ts'

/** Runs what may fail, one at a time, and says what came of it. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [done, setDone] = useState('')
  const clear = () => {
    setFailure('')
    setDone('')
  }
  return {
    isBusy,
    failure,
    done,
    clear,
    /** Resolves with whether it succeeded; then `success` is said. */
    attempt: async (what: () => Promise<unknown>, success: string): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      clear()
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
