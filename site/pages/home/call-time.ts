/** Length of the readings' time axis. */
export const callSeconds = 72

/** The time under the pointer, in tenths of a second, clamped to the axis that `lane` spans. */
export function secondsAtPointer(pointerX: number, lane: { left: number; width: number }): number {
  const share = Math.min(1, Math.max(0, (pointerX - lane.left) / lane.width))
  return Math.round(share * callSeconds * 10) / 10
}

/** What was last said at that time; undefined before the first line. */
export function captionAt<Caption extends { at: number }>(
  captions: readonly Caption[],
  seconds: number,
): Caption | undefined {
  return captions.findLast(({ at }) => at <= seconds)
}
