import type { Message } from '../../../site/content/sample-readings.ts'
import { RelativePath } from '../relative-path.ts'
import { middle, type ReadingLayer, readingHeight, readingWidth, toUnits } from './reading-layer.ts'

/** Messages as bubbles: the caller's above the axis, the assistant's below. Their round corners come from the stroke. */
export function zapraReading(messages: Message[]): ReadingLayer[] {
  const axis = new RelativePath().moveTo(0, middle).lineTo(readingWidth, middle)
  const bubbles = (sender: Message['sender'], top: number, bottom: number) => {
    const path = new RelativePath()
    for (const message of messages.filter((each) => each.sender === sender)) {
      const [left, right] = [toUnits(message.from) + corner, toUnits(message.to) - corner]
      path.moveTo(left, top).lineTo(right, top).lineTo(right, bottom).lineTo(left, bottom).close()
    }
    return path.toString()
  }
  const received = bubbles('caller', 6 + corner, middle - 4 - corner)
  return [
    { stroke: 'axis', d: axis.toString() },
    { stroke: 'bubble-line', d: received },
    { stroke: 'bubble-paper', d: received },
    { stroke: 'bubble-full', d: bubbles('assistant', middle + 4 + corner, readingHeight - 6 - corner) },
  ]
}

const corner = 4
