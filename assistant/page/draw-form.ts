import { sceneColours } from '../../common/brand/scene-colours.ts'
import { channels } from '../../common/brand/colour-channels.ts'
import type { ShownForm } from './moving-form.ts'
import type { Pose } from './pose.ts'

type FormView = Pick<ShownForm, 'width' | 'height' | 'state' | 'pose' | 'time'>

const live = channels(sceneColours.live)
const knot = channels(sceneColours.knot)
const pale = channels(sceneColours.pale).join(' ')
const turn = Math.PI * 2
const halfLength = 2.7
/** From this width on, words are on the left and the form on the right. */
const wideFrom = 720

/**
 * Draws the form of two families of strings, as on the rest of the site, and clears the ground under the words.
 * Context units are CSS pixels.
 */
export function drawForm(context: OffscreenCanvasRenderingContext2D, view: FormView): void {
  const { width, height, state, pose, time } = view
  const wide = width >= wideFrom
  const place = placeOf(view, wide)
  const strings = wide ? 116 : 76
  const steps = pose.heard > 0.05 ? (wide ? 150 : 90) : wide ? 48 : 32
  context.clearRect(0, 0, width, height)
  context.globalCompositeOperation = 'lighter'
  for (let at = 0; at < strings; at++) {
    const ofAssistant = at % 2 === 1
    const chance = chanceOf(at + 1)
    const depth = traceString(context, { at, strings, steps, ofAssistant, chance, place, pose, time })
    const brightness = ofAssistant ? pose.assistant : pose.caller
    const alpha = Math.min(1, Math.max(0.03, brightness * (0.22 + 0.62 * chance) * depth * depth))
    const lit = ofAssistant && pose.assistant > 0.3 && (state === 'answer' || state === 'thinking')
    context.strokeStyle = lit
      ? `rgb(${between(live, knot, chance).join(' ')} / ${alpha})`
      : `rgb(${pale} / ${alpha * 0.8})`
    context.lineWidth = ofAssistant && pose.spoken > 0.5 && chance > 0.8 ? 1.5 : 0.9
    context.stroke()
  }
  clearUnderWords(context, view, wide, place)
}

/** A colour that share of the way from one to another. */
function between(from: readonly number[], to: readonly number[], share: number): number[] {
  return from.map((value, place) => Math.round(value + ((to[place] ?? 0) - value) * share))
}

interface Place {
  x: number
  y: number
  scale: number
  tilt: number
  turn: number
}

function placeOf({ width, height, state, pose }: FormView, wide: boolean): Place {
  const aside = state === 'listening' || state === 'thinking'
  const turned = { turn: (wide ? 0.62 : 0.42) * pose.turned, tilt: 0.2 * pose.turned }
  if (wide) return { x: width * (aside ? 0.62 : 0.73), y: height * 0.35, scale: height * 0.37, ...turned }
  const open = state === 'welcome' || state === 'listening'
  return open
    ? { x: width / 2, y: Math.max(112, height * 0.2), scale: Math.min(176, height * 0.18), ...turned }
    : { x: width / 2, y: 60, scale: 66, ...turned }
}

interface StringToTrace {
  at: number
  strings: number
  steps: number
  ofAssistant: boolean
  chance: number
  place: Place
  pose: Pose
  time: number
}

/** Adds one string to the path, in perspective; returns its mean nearness, about 1. */
function traceString(
  context: OffscreenCanvasRenderingContext2D,
  { at, strings, steps, ofAssistant, chance, place, pose, time }: StringToTrace,
): number {
  const angle = (turn * at) / strings + time * 0.03
  const twist = pose.twist * (ofAssistant ? 1 : -1)
  const isInner = Math.floor(at / 2) % 5 === 0
  const radius = (1.12 + 0.07 * (chance - 0.5)) * (isInner ? 0.62 : 1)
  let nearness = 0
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const along = step / steps
    const sway =
      heard(along, chance, ofAssistant, pose, time) + spoken(along, chance, ofAssistant, pose, time)
    const y =
      radius * ((1 - along) * Math.cos(angle - twist / 2) + along * Math.cos(angle + twist / 2)) +
      Math.cos(angle) * sway
    const z =
      radius * ((1 - along) * Math.sin(angle - twist / 2) + along * Math.sin(angle + twist / 2)) +
      Math.sin(angle) * sway
    const x = halfLength * (2 * along - 1)
    const turnedX = x * Math.cos(place.turn) + z * Math.sin(place.turn)
    const turnedZ = z * Math.cos(place.turn) - x * Math.sin(place.turn)
    const tiltedY = y * Math.cos(place.tilt) - turnedZ * Math.sin(place.tilt)
    const tiltedZ = y * Math.sin(place.tilt) + turnedZ * Math.cos(place.tilt)
    const near = 5 / (5.4 + tiltedZ)
    nearness += near
    const drawnX = place.x + turnedX * near * place.scale * 0.92
    const drawnY = place.y + tiltedY * near * place.scale * 0.92
    if (step === 0) context.moveTo(drawnX, drawnY)
    else context.lineTo(drawnX, drawnY)
  }
  return nearness / (steps + 1)
}

/** The caller's voice runs in from one end. */
function heard(along: number, chance: number, ofAssistant: boolean, pose: Pose, time: number): number {
  if (pose.heard === 0) return 0
  const swell = (0.5 + 0.5 * Math.sin(along * 9 - time * 3 + chance * 2)) ** 2
  const carrier = Math.sin(along * 74 + time * 11 + chance * 1.2)
  return pose.heard * (ofAssistant ? 0.15 : 1) * Math.max(0, along - 0.36) * 1.5 * carrier * 0.12 * swell
}

/** The assistant's voice is along the whole string. */
function spoken(along: number, chance: number, ofAssistant: boolean, pose: Pose, time: number): number {
  if (pose.spoken === 0) return 0
  const phase = Math.PI * along
  const waves =
    0.5 * Math.sin(3 * phase) * Math.cos(time * 6.1 + chance * 0.9) +
    0.34 * Math.sin(5 * phase) * Math.cos(time * 8.7 + chance * 1.3) +
    0.3 * Math.sin(8 * phase) * Math.cos(time * 13 + chance * 1.7)
  const loudness = 0.55 + 0.45 * Math.sin(time * 3.1)
  return pose.spoken * (ofAssistant ? 1 : 0.2) * 0.13 * Math.sin(phase) * waves * loudness
}

function clearUnderWords(
  context: OffscreenCanvasRenderingContext2D,
  { width, height, state }: FormView,
  wide: boolean,
  { y, scale }: Place,
): void {
  context.globalCompositeOperation = 'destination-out'
  const fade = (fromX: number, fromY: number, toX: number, toY: number, strength: number) => {
    const gradient = context.createLinearGradient(fromX, fromY, toX, toY)
    gradient.addColorStop(0, `rgb(0 0 0 / ${strength})`)
    gradient.addColorStop(0.45, `rgb(0 0 0 / ${strength * 0.72})`)
    gradient.addColorStop(1, 'rgb(0 0 0 / 0)')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
  if (wide) {
    if (state !== 'thinking') fade(0, 0, width * 0.62, 0, 0.92)
    fade(0, height, 0, height * 0.42, 0.9)
    fade(0, 0, 0, 90, 0.7)
    return
  }
  const open = state === 'welcome' || state === 'listening'
  if (open) fade(0, y + scale * 1.5, 0, y + 50, 1)
  else fade(0, 126, 0, 50, 1)
  fade(0, 0, 0, 56, 0.6)
}

/** A number between 0 and 1, constant for each string. */
function chanceOf(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43_758.5453
  return wave - Math.floor(wave)
}
