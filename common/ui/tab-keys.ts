export type TabOrientation = 'horizontal' | 'vertical'

/**
 * Index of the tab that a key leads to from tab `current` of `count`, or null for other keys. Arrows follow
 * the list's own axis and wrap around; the other axis is left to scrolling.
 */
export function tabForKey(
  key: string,
  current: number,
  count: number,
  orientation: TabOrientation,
): number | null {
  const [back, forward] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  switch (key) {
    case back:
      return (current - 1 + count) % count
    case forward:
      return (current + 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
