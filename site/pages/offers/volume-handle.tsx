import type { PointerEvent } from 'react'
import { type BotId, bots } from '../../content/pricing.ts'
import { costScale } from '../../pricing/cost-scale.ts'
import { leastCostTop, volumeAt } from './cost-drawing.ts'
import { counted } from './estimate-entries.ts'
import styles from './volume-handle.module.css'

interface VolumeHandleProps {
  id: BotId
  volume: number
  onVolume: (volume: number) => void
}

/** The volume as a draggable line through the drawing. For pointers only: everyone has the slider. */
export function VolumeHandle({ id, volume, onVolume }: VolumeHandleProps) {
  const scale = costScale(bots[id])
  const at = Math.min(1, volume / scale.most)
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onVolume(volumeAt((clientX - left) / width, scale))
  }
  return (
    <div
      className={`script-only no-print ${styles.reach}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // A finger may be about to scroll, so only horizontal movement counts.
        if (event.pointerType === 'mouse') follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      <div className={styles.playhead} style={{ '--at': at }}>
        <i style={{ top: `${leastCostTop(bots[id], Math.min(volume, scale.most), scale)}%` }} />
        <b className="tabular">{counted(volume, bots[id].unit)}</b>
      </div>
    </div>
  )
}
