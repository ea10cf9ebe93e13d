import { useCallback, useEffect, useState } from 'react'
import { askDesk } from './ask-desk.ts'
import { sentenceOf } from './desk-error.ts'

/** What the API answers at an address: the answer, or why there is none; asked again on demand. */
export function useAsked<Answer>(address: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [failure, setFailure] = useState('')
  const load = useCallback(
    () =>
      askDesk<Answer>(address).then(
        (asked) => {
          setAnswer(asked)
          setFailure('')
        },
        (error: unknown) => setFailure(sentenceOf(error)),
      ),
    [address],
  )
  useEffect(() => void load(), [load])
  return { answer, failure, load, setAnswer }
}
