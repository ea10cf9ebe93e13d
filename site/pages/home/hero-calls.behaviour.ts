import { timeLabel } from '../../../common/figures/time-label.ts'
import type { HeroScene } from '../../hero-scene/mount-scene.ts'
import { offerListening } from '../../listen/offer-listening.ts'
import { showSoundNote } from '../../listen/show-sound-note.ts'
import { inEnglish, type SpokenLine } from '../../listen/spoken-line.ts'
import { PlayClock } from '../../../common/ui/play-clock.ts'
import { playLoop } from '../../../common/ui/play-loop.ts'
import { whenIdle } from '../../../common/ui/when-idle.ts'
import {
  momentAt,
  phases,
  phaseSeconds,
  restingAt,
  secondsPerCall,
  secondsToNextChange,
} from './hero-clock.ts'

const mark = ', read in English'

/** Adds a note beside a subtitle's language when the device has no voice for it, and removes it otherwise. */
function markReadInEnglish(subtitle: HTMLElement, isInEnglish: boolean) {
  const language = subtitle.querySelector('[data-moment] span')
  const words = language?.textContent ?? ''
  if (!language || words.endsWith(mark) === isInEnglish) return
  language.textContent = isInEnglish ? words + mark : words.slice(0, -mark.length)
}

/**
 * Plays the hero's sample calls. The words of each moment are in a template in the page (hero-subtitle.tsx). The scene
 * is fetched when the calls first play, once the page is idle, unless the visitor saves data or the browser has no
 * WebGL 2 on a graphics card: then the poster stays.
 */
export default function heroCalls(hero: HTMLElement): void {
  const front = hero.querySelector('[data-front]')
  const subtitle = hero.querySelector<HTMLElement>('[data-subtitle]')
  const track = hero.querySelector<HTMLElement>('[data-track]')
  const time = track?.querySelector('[data-time]')
  const button = track?.querySelector<HTMLButtonElement>('[data-of]')
  const canvas = hero.querySelector('canvas')
  if (!front || !subtitle || !track || !time || !button || !canvas) return
  const language = hero.querySelector<HTMLSelectElement>('[data-language]')
  const moments = [...(hero.querySelector('template')?.content.children ?? [])]
  const steps = [...track.querySelectorAll('li')]
  const clock = new PlayClock(restingAt)
  let shown = momentNumberAt(restingAt)
  let scene: HeroScene | undefined
  let isPlaying = false
  /** A voice leads the calls, or they play silently after a press. */
  let isLed = false
  let goesOnFrom: number | undefined

  /** Index of the call in the language the visitor chose; English is the first. */
  function chosenCall(): number {
    const is = (moment: Element) => moment.querySelector<HTMLElement>('[lang]')?.lang === language?.value
    return Math.max(0, Math.floor(moments.findIndex(is) / phases.length))
  }

  function momentNumberAt(seconds: number): number {
    const { callNumber, phase } = momentAt(seconds)
    return (callNumber * phases.length + phases.indexOf(phase)) % moments.length
  }

  function show(seconds: number) {
    if (time) time.textContent = timeLabel(momentAt(seconds).secondsInCall)
    const now = momentNumberAt(seconds)
    if (now === shown) return
    shown = now
    const step = now % phases.length
    if (subtitle) subtitle.dataset['phase'] = phases[step]
    // New elements each time, so that one line more or less is no layout shift.
    const moment = moments[now]?.cloneNode(true)
    if (moment) subtitle?.querySelector('[data-moment]')?.replaceWith(moment)
    for (const [place, element] of steps.entries()) {
      element.dataset['state'] = place < step ? 'done' : place === step ? 'now' : 'next'
      // Only the resting moment is in the middle of its phase.
      element.style.setProperty('--begun', '0')
    }
    loadNextFont()
  }

  /** The next moment may be in a script not shown before: fetch its font during this one. */
  function loadNextFont() {
    const next = moments[(shown + 1) % moments.length]?.querySelector('[lang]')
    if (next) void document.fonts.load('1rem Anek scripts', next.textContent)
  }

  async function mount() {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    const gl = scene || connection?.saveData || !canvas ? undefined : heroContext(canvas)
    if (!gl) return
    const { mountScene } = await import('../../hero-scene/mount-scene.ts')
    const place = canvas?.parentElement
    scene ??= mountScene(gl, {
      clock,
      phaseSeconds,
      onShown: (isShown) => {
        if (place) place.dataset['live'] = String(isShown)
      },
    })
    scene.play(isPlaying || isLed)
  }

  /** A voice leads the clock that subtitle, track and scene follow. It starts with the call in the chosen language. */
  const stopVoice = offerListening(hero.querySelector<HTMLButtonElement>('[data-play]'), {
    alsoInSilence: true,
    lines() {
      const lines = heroLines(moments, chosenCall())
      return language?.value === 'en' ? lines.map(inEnglish) : lines
    },
    onVoice(isHeard) {
      if (button.hasAttribute('data-paused')) button.click()
      isLed = true
      track.dataset['led'] = ''
      track.dataset['playing'] = 'false'
      scene?.play(true)
      showSoundNote(hero, isHeard ? 'heard' : 'silent')
      return goesOnFrom ?? chosenCall() * secondsPerCall
    },
    onMoment(seconds, isInEnglish) {
      goesOnFrom = seconds
      clock.goTo(seconds, performance.now())
      show(seconds)
      const { phase, secondsInPhase } = momentAt(seconds)
      steps[phases.indexOf(phase)]?.style.setProperty('--begun', secondsInPhase.toFixed(2))
      markReadInEnglish(subtitle, isInEnglish && phase !== 'think')
    },
    onSilence(why) {
      isLed = false
      delete track.dataset['led']
      markReadInEnglish(subtitle, false)
      showSoundNote(hero, undefined)
      if (why === 'over') goesOnFrom = undefined
      track.dataset['playing'] = String(isPlaying)
      scene?.play(isPlaying)
      // Pressing Pause pauses the drawing too.
      if (why === 'paused' && isPlaying) button.click()
    },
  })
  language?.addEventListener('change', () => {
    stopVoice()
    goesOnFrom = undefined
    clock.goTo(chosenCall() * secondsPerCall, performance.now())
    show(clock.secondsAt(performance.now()))
  })

  playLoop({
    place: front,
    button,
    clock,
    show,
    untilNextChange: secondsToNextChange,
    onPlaying(playing) {
      isPlaying = playing
      if (!playing) stopVoice()
      track.dataset['playing'] = String(playing)
      scene?.play(playing)
      if (playing) loadNextFont()
      if (playing && !scene) whenIdle(() => void mount().catch(() => undefined))
    },
  })
}

const processor = /swiftshader|llvmpipe|software|basic render/i

/**
 * A WebGL 2 context on a graphics card. Undefined if the main processor would have to draw, since the page needs it,
 * or if the canvas is hidden, as in forced colours.
 */
function heroContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | undefined {
  if (canvas.clientWidth === 0) return undefined
  const gl = canvas.getContext('webgl2', { alpha: false, powerPreference: 'low-power' })
  // Not every browser has the extension; those without it reveal nothing in RENDERER.
  const name = gl?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl?.RENDERER
  if (!gl || name === undefined || processor.test(String(gl.getParameter(name)))) return undefined
  return gl
}

/** Seconds between an answer and the next call. */
const breath = 0.6

/**
 * What is said at each moment of the hero's calls (hero-subtitle.tsx), and the seconds at which it shows: each call
 * once, starting with call `first`.
 */
function heroLines(moments: readonly Element[], first: number): SpokenLine[] {
  let to = first * secondsPerCall
  const begins = first * phases.length
  return [...moments.slice(begins), ...moments.slice(0, begins)].flatMap((moment, place) => {
    const phase = phases[place % phases.length] ?? 'think'
    const from = to
    to += phaseSeconds[phase]
    const words = moment.querySelector<HTMLElement>('[lang]')
    if (!words) return []
    return {
      speaker: phase === 'listen' ? 'caller' : 'assistant',
      lang: words.lang,
      words: words.textContent,
      english: words.nextElementSibling?.textContent ?? '',
      from,
      to: to - breath,
    }
  })
}
