import type { PointerEvent } from 'react'
import { type BotId, bots } from '../../../content/pricing.ts'
import { grouped } from '../../ui/indian-numbers.ts'
import { leastCostTop } from './cost-drawing.ts'
import { costScales } from './cost-scales.ts'
import { volumeAt } from './volume-at.ts'
import styles from './volume-handle.module.css'

interface VolumeHandleProps {
  id: BotId
  volume: number
  onVolume: (volume: number) => void
}

/** The volume as a line through the drawing, to be dragged. A pointer’s way only: the slider is there for all. */
export function VolumeHandle({ id, volume, onVolume }: VolumeHandleProps) {
  const { many, one } = bots[id].unit
  const scale = costScales[id]
  const at = Math.min(1, volume / scale.most)
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onVolume(volumeAt((clientX - left) / width, costScales[id]))
  }
  return (
    <div
      className={styles.reach}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        // A finger may be about to scroll: only its sideways move counts.
        if (event.pointerType === 'mouse') follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
    >
      <div className={styles.playhead} style={{ '--at': at }}>
        <i style={{ top: `${leastCostTop(bots[id], Math.min(volume, scale.most), scale)}%` }} />
        <b className="tabular">
          {grouped(volume)} {volume === 1 ? one : many}
        </b>
      </div>
    </div>
  )
}
