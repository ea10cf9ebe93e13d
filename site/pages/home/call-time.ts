/** Length of the readings' time axis. */
export const callSeconds = 72

/** The time under the pointer, in tenths of a second, kept on the axis that `lane` spans. */
export function secondsAtPointer(pointerX: number, lane: { left: number; width: number }): number {
  const share = Math.min(1, Math.max(0, (pointerX - lane.left) / lane.width))
  return Math.round(share * callSeconds * 10) / 10
}

/** What was said last at that time, or undefined before anything was. */
export function captionAt<Caption extends { at: number }>(
  captions: readonly Caption[],
  seconds: number,
): Caption | undefined {
  return captions.findLast(({ at }) => at <= seconds)
}
