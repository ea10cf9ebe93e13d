import type { ReactNode } from 'react'

/** Words with a hyphen, and the last two words of a title if they are short. */
const whole = /(\S+-\S+|(?<!\S)(?=.{3,13}$)\S+ \S+$)/

/** A title that never breaks at a hyphen (“back-office”) nor leaves a short word alone on its last line. */
export function WholeWords({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return children.split(whole).map((words, place) =>
    place % 2 === 0 ? (
      words
    ) : (
      <span key={words} className="whole-word">
        {words}
      </span>
    ),
  )
}
