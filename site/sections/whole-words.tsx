import type { ReactNode } from 'react'

/** Words with a hyphen, and the last two words of a title where they are short. */
const whole = /(\S+-\S+|(?<!\S)(?=.{3,13}$)\S+ \S+$)/

/** A title in which no line breaks at a hyphen: “back-office”, “twenty-two”, and no short word ends it alone on a line. */
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
