import { ClosingWords, type ClosingWordsProps } from './closing-words.tsx'

/** The section that ends a page, under a rule. */
export function ClosingCall(words: ClosingWordsProps) {
  return (
    <section className="section" data-ground="light" aria-labelledby="closing-title">
      <div className="wrap">
        <ClosingWords {...words} ruled />
      </div>
    </section>
  )
}
