import { ArrowLink } from '../../common/ui/arrow-link.tsx'
import styles from './can-be-checked.module.css'

interface CanBeCheckedProps {
  /** The entries that may be samples. */
  instead: readonly { isSample: boolean }[]
}

/** Claims that hold while success stories are samples: a pilot's plan, our own test with its errors, the terms. */
export function CanBeChecked({ instead }: CanBeCheckedProps) {
  if (!instead.some(({ isSample }) => isSample)) return null
  return (
    <aside className={styles.checks} aria-label="What you can check today">
      <ArrowLink href="/blog/a-pilot-in-ten-working-days">How a pilot is measured</ArrowLink>
      {/* The row “opened once” of docs/benchmarks/assistant.md, with its date; nearly: it named the right page as
          closest. */}
      <ArrowLink href="/agent">
        Our assistant, 29 November 2026: 60 asked, 18 answered, 31 nearly, 11 missed
      </ArrowLink>
      <ArrowLink href="/terms-of-use#payment">What you can stop, and when</ArrowLink>
    </aside>
  )
}
