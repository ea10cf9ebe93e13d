import { monotoneCurve } from './monotone-curve.ts'
import { RelativePath } from './relative-path.ts'

/** One stream: counts for each day, and the most on an ordinary day. */
export interface Stream {
  daily: readonly number[]
  ordinary: number
}

interface RiverOptions {
  /** Count represented by one line. */
  perLine: number
  /** Distance between two lines of a stream, in units; constant, so that width is count. */
  pitch: number
  /** Distance between two streams, in units. */
  gap: number
  /** Units from one day to the next. */
  dayWidth: number
  height: number
}

/** A stream as path data, in units of the river. */
export interface DrawnStream {
  /** The stream's topmost line. Lines as long as the river are copies of it, each `pitch` units lower. */
  first: string
  /** Number of full-length lines, including the first. */
  wholeLines: number
  /** Shorter lines, up to the ordinary day. */
  shortLines: string
  /** Lines above the ordinary day. */
  extraLines: string
  /** Heights on a day: where the stream begins, where an ordinary day would end, and where it ends. */
  on: (day: number) => { top: number; ordinary: number; bottom: number }
}

export interface River {
  width: number
  height: number
  streams: DrawnStream[]
}

/** Points drawn from one day to the next. */
const pointsPerDay = 4

/** Streams one below the other, centred on the river's middle. A line is drawn from half its count. */
export function river(streams: readonly Stream[], options: RiverOptions): River {
  const { perLine, pitch, gap, dayWidth, height } = options
  const days = Math.max(...streams.map(({ daily }) => daily.length))
  const curves = streams.map(({ daily }) => monotoneCurve(daily))
  const linesAt = (index: number, day: number) => (curves[index]?.(day) ?? 0) / perLine
  const widthAt = (count: number, day: number) => {
    const lines = curves.slice(0, count).reduce((sum, _, index) => sum + linesAt(index, day), 0)
    return lines * pitch + count * gap
  }
  const topOf = (index: number, day: number) => {
    const whole = widthAt(streams.length, day) - gap
    // To tenths, like paths, so that lines that are copies match to the digit.
    return Math.round((height / 2 - whole / 2 + widthAt(index, day)) * 10) / 10
  }
  const points = Array.from({ length: (days - 1) * pointsPerDay + 1 }, (_, point) => point / pointsPerDay)

  const drawn = streams.map(({ ordinary }, index): DrawnStream => {
    const line = (place: number, into: RelativePath) => {
      let drawing = false
      for (const day of points) {
        const present = linesAt(index, day) > place + 0.5
        const at = [day * dayWidth, topOf(index, day) + (place + 0.5) * pitch] as const
        if (present && drawing) into.lineTo(...at)
        if (present && !drawing) into.moveTo(...at)
        drawing = present
      }
      return into
    }
    const fewest = Math.min(...points.map((day) => linesAt(index, day)))
    const most = Math.max(...points.map((day) => linesAt(index, day)))
    const wholeLines = Math.ceil(fewest - 0.5)
    const [shortLines, extraLines] = [new RelativePath(), new RelativePath()]
    for (let place = wholeLines; place + 0.5 < most; place++)
      line(place, (place + 0.5) * perLine < ordinary ? shortLines : extraLines)

    return {
      first: line(0, new RelativePath()).toString(),
      wholeLines,
      shortLines: shortLines.toString(),
      extraLines: extraLines.toString(),
      on: (day) => {
        const top = topOf(index, day)
        return {
          top,
          ordinary: top + (ordinary / perLine) * pitch,
          bottom: top + linesAt(index, day) * pitch,
        }
      },
    }
  })
  return { width: (days - 1) * dayWidth, height, streams: drawn }
}
