import { site } from '../../content/site.ts'
import { LineKey } from '../figures/line-key.tsx'

/** What pale and amber lines are, beside a drawing of a call: for the eye only. Static. */
export function VoiceKey({ className }: { className?: string }) {
  return (
    <LineKey
      className={className}
      lines={[
        { ink: 'caller', text: 'Caller' },
        { ink: 'assistant', text: site.brand },
      ]}
    />
  )
}
