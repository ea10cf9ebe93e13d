/** What the assistant is doing; each has its own pose. */
export type AgentState = 'welcome' | 'listening' | 'thinking' | 'answer' | 'unsure' | 'unknown'

/** The pose of the ruled form. All values are unitless except `twist`, which is in radians. */
export interface Pose {
  /** How far the far end is turned against the near one. */
  twist: number
  /** How bright the caller's strings are, and the assistant's. */
  caller: number
  assistant: number
  /** How much the caller's strings move with a voice, and the assistant's. */
  heard: number
  spoken: number
  /** 1 is turned into the room, 0 flat against the screen. */
  turned: number
}

export const poses: Record<AgentState, Pose> = {
  welcome: { twist: 1.95, caller: 0.62, assistant: 0.42, heard: 0, spoken: 0, turned: 1 },
  listening: { twist: 1.95, caller: 0.95, assistant: 0.14, heard: 1, spoken: 0, turned: 1 },
  thinking: { twist: 3.1, caller: 0.5, assistant: 0.62, heard: 0, spoken: 0, turned: 1 },
  answer: { twist: 2.15, caller: 0.26, assistant: 1, heard: 0, spoken: 1, turned: 1 },
  unsure: { twist: 1.1, caller: 0.5, assistant: 0.62, heard: 0, spoken: 0.4, turned: 0.5 },
  unknown: { twist: 0, caller: 0.5, assistant: 0.5, heard: 0, spoken: 0, turned: 0 },
}

/** Moves `pose` towards `goal` for `seconds`, in place. Returns the remaining distance. */
export function approach(pose: Pose, goal: Pose, seconds: number): number {
  let distance = 0
  for (const key of Object.keys(goal) as (keyof Pose)[]) {
    const step = goal[key] - pose[key]
    pose[key] += step * Math.min(1, seconds * 4.5)
    distance += Math.abs(goal[key] - pose[key])
  }
  return distance
}
