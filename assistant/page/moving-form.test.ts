import { expect, it } from 'vitest'
import { type FormOrder, movingForm, type ShownForm } from './moving-form.ts'
import { poses } from './pose.ts'

const order: FormOrder = {
  width: 390,
  height: 780,
  ratio: 2,
  state: 'welcome',
  speaking: false,
  still: false,
}

/** A form whose frames come when the test says so, a sixtieth of a second apart. */
function formOnHand() {
  const shown: ShownForm[] = []
  const wanted = new Set<(now: number) => void>()
  let now = 0
  const follow = movingForm((form) => shown.push({ ...form, pose: { ...form.pose } }), {
    request: (callback) => wanted.add(callback),
    cancel: () => wanted.clear(),
  })
  const frame = () => {
    now += 1000 / 60
    const [callback] = wanted
    if (!callback) return
    wanted.delete(callback)
    callback(now)
  }
  return { shown, wanted, follow, frame }
}

it('draws the pose immediately where nothing may move, and requests no frame', () => {
  const { shown, wanted, follow } = formOnHand()
  follow({ ...order, state: 'unknown', still: true })
  expect(shown).toHaveLength(1)
  expect(shown[0]?.pose).toEqual(poses.unknown)
  expect(wanted.size).toBe(0)
})

it('draws one frame if it is already in the pose', () => {
  const { shown, wanted, follow, frame } = formOnHand()
  follow(order)
  frame()
  expect(shown).toHaveLength(1)
  expect(wanted.size).toBe(0)
})

it('moves to another pose gradually, then rests', () => {
  const { shown, wanted, follow, frame } = formOnHand()
  follow({ ...order, state: 'unknown' })
  for (let count = 0; count < 300; count += 1) frame()
  expect(shown.length).toBeGreaterThan(30)
  expect(shown[5]?.pose.twist).toBeGreaterThan(0.5)
  expect(shown.at(-1)?.pose.twist).toBeCloseTo(0, 1)
  expect(wanted.size).toBe(0)
})

it('continues while somebody speaks, in one sequence of frames however many orders come', () => {
  const { shown, wanted, follow, frame } = formOnHand()
  follow({ ...order, speaking: true })
  for (let count = 0; count < 300; count += 1) frame()
  follow({ ...order, speaking: true, width: 720 })
  expect(wanted.size).toBe(1)
  frame()
  expect(shown.at(-1)?.width).toBe(720)
  expect(wanted.size).toBe(1)
})
