import link from 'lucide-static/icons/link.svg?raw'
import { useState } from 'react'
import { Button } from '../../../common/ui/button.tsx'
import fieldStyles from '../../../common/ui/field.module.css'
import { LineIcon } from '../../../common/ui/line-icon.tsx'

/**
 * Copies the link to this page at `address`, a search part and an anchor. If the browser refuses, it shows the
 * link selected in a field, to be copied by hand.
 */
export function CopyLink({ address }: { address: string }) {
  const [tried, setTried] = useState<{ address: string; link: string; copied: boolean }>()
  const copy = async () => {
    // Cleared first, so that it is announced again.
    setTried(undefined)
    const whole = new URL(location.pathname + address, location.origin).href
    // Undefined outside https, despite the types; rejected if the visitor or a frame forbids it.
    const clipboard = navigator.clipboard as Clipboard | undefined
    const copied = await clipboard?.writeText(whole).then(
      () => true,
      () => false,
    )
    setTried({ address, link: whole, copied: copied ?? false })
  }
  const current = tried?.address === address ? tried : undefined
  const said = current?.copied ? 'Link copied' : undefined
  return (
    <>
      <Button look="outline" onClick={() => void copy()}>
        <LineIcon svg={link} size={18} />
        <span>{said ?? 'Copy link'}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {current && !current.copied && (
        <label className={`small ${fieldStyles.field}`}>
          Your browser does not let us copy it. Copy it from here:
          <input readOnly value={current.link} ref={select} />
        </label>
      )}
    </>
  )
}

function select(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}
