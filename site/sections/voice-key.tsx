import { site } from '../../common/brand/site.ts'
import { LineKey } from '../../common/figures/line-key.tsx'

interface VoiceKeyProps {
  className?: string | undefined
  /** What the brightest lines are, where some stand out. */
  bright?: string | undefined
}

/** What pale and amber lines are, beside a drawing of a call: for the eye only. */
export function VoiceKey({ className, bright }: VoiceKeyProps) {
  return (
    <LineKey
      className={className}
      lines={[
        { ink: 'caller', text: 'Caller' },
        { ink: 'assistant', text: site.brand },
        ...(bright ? [{ ink: 'bright', text: bright } as const] : []),
      ]}
    />
  )
}
