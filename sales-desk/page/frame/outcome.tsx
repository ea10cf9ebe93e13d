import fields from './fields.module.css'
import { SideButton } from '../../../common/ui/button.tsx'

interface FailureProps {
  /** Empty or undefined while nothing has failed. */
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

/** Shown instead of content that could not be loaded. */
export function LoadFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="buttons">
      <Failure sentence={sentence} />
      <SideButton onClick={onRetry}>Try again</SideButton>
    </div>
  )
}

/** Outcome of the last action on a page. */
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
