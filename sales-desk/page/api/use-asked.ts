import { useCallback, useEffect, useState } from 'react'
import { askDesk } from './ask-desk.ts'
import { sentenceOf } from './desk-error.ts'

/**
 * The API's answer at an address, or to a request function that stays the same: the answer, or why there is none;
 * requested again on demand.
 */
export function useAsked<Answer>(asks: string | (() => Promise<Answer>)) {
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState('')
  const load = useCallback(
    () =>
      (typeof asks === 'string' ? askDesk<Answer>(asks) : asks()).then(
        (asked) => {
          setAnswer(asked)
          setFailure('')
        },
        (error: unknown) => setFailure(sentenceOf(error)),
      ),
    [asks],
  )
  useEffect(() => void load(), [load])
  return { answer, failure, load, setAnswer }
}
