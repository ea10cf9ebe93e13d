import { site } from '../../common/brand/site.ts'
import { LineKey } from '../../common/figures/line-key.tsx'

interface VoiceKeyProps {
  className?: string | undefined
  /** Meaning of the brightest lines, if some stand out. */
  bright?: string | undefined
}

/** Meaning of pale and amber lines, beside a drawing of a call: hidden from screen readers. */
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
