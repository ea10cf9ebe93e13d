import { useState } from 'react'
import { sentenceOf } from './desk-error.ts'

/** Runs one fallible action at a time and reports its outcome. */
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
    /** Resolves with whether it succeeded; if so, `success` is shown. */
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
