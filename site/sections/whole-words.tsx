import type { ReactNode } from 'react'

/** A title in which no line breaks at a hyphen: “back-office”, “twenty-two”. */
export function WholeWords({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return children.split(/(\S+-\S+)/).map((words, place) =>
    place % 2 === 0 ? (
      words
    ) : (
      <span key={words} className="whole-word">
        {words}
      </span>
    ),
  )
}
