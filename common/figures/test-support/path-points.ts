/** Every point on a path of relative m, l, h, v and z commands, for tests. */
export function pathPoints(path: string): { x: number; y: number }[] {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return [...path.matchAll(/([mlhvz])([^mlhvz]*)/g)].map(([, command, values = '']) => {
    const [first = 0, second = 0] = (values.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    if (command === 'z') [x, y] = [startX, startY]
    if (command === 'm' || command === 'l' || command === 'h') x += first
    if (command === 'v') y += first
    if (command === 'm' || command === 'l') y += second
    if (command === 'm') [startX, startY] = [x, y]
    return { x, y }
  })
}
