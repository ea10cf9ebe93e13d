import { Button } from '../../ui/button.tsx'
import fields from './fields.module.css'

interface FailureProps {
  /** Empty or undefined while nothing failed. */
  sentence: string | undefined
  id?: string
  className?: string
}

/** Why something failed. */
export function Failure({ sentence, id, className = '' }: FailureProps) {
  if (!sentence) return null
  return (
    <p role="alert" id={id} className={`${fields.failure} ${className}`}>
      {sentence}
    </p>
  )
}

/** In place of what could not be loaded. */
export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="buttons">
      <Failure sentence={sentence} />
      <Button size="small" look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** What came of the last thing one did on a page. */
export function Outcome({ failure, done }: { failure: string; done: string }) {
  return (
    <>
      <Failure sentence={failure} />
      <p role="status" className={fields.done}>
        {done}
      </p>
    </>
  )
}
