import { type AgentState, approach, type Pose, poses } from './pose.ts'

/** How the form should be shown from now on. */
export interface FormOrder {
  /** CSS pixels. */
  width: number
  height: number
  /** Canvas pixels per CSS pixel. */
  ratio: number
  state: AgentState
  /** Whether the answer is being spoken. */
  speaking: boolean
  /** Nothing may move, or nobody is looking: the pose is taken immediately. */
  still: boolean
}

export interface ShownForm extends FormOrder {
  pose: Pose
  /** Seconds that the form has been moving. */
  time: number
}

/** Its source of frames, requested one at a time. */
export interface Frames {
  request: (callback: (now: number) => void) => void
  cancel: () => void
}

/** The seconds of movement at which a form that has not moved is drawn. */
const restingTime = 2.3
const longestStep = 0.05
const settled = 0.01

/**
 * Moves the form from pose to pose. Returns its controls. It draws frames while somebody speaks or thinks and until the
 * form is at rest, then stops.
 */
export function movingForm(draw: (form: ShownForm) => void, { request, cancel }: Frames) {
  const pose = { ...poses.welcome }
  let time = restingTime
  let last: number | undefined

  return (order: FormOrder) => {
    const goal = poses[order.state]
    const goesOn = order.speaking || order.state === 'listening' || order.state === 'thinking'
    const show = () => draw({ ...order, pose, time })
    const move = (now: number) => {
      const seconds = Math.min(longestStep, (now - (last ?? now)) / 1000)
      last = now
      time += seconds
      const distance = approach(pose, goal, seconds)
      show()
      if (goesOn || distance > settled) request(move)
      else last = undefined
    }
    cancel()
    if (order.still) {
      last = undefined
      Object.assign(pose, goal)
      show()
    } else request(move)
  }
}
