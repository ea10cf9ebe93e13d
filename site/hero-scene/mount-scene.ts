import { frameFor } from './frame.ts'
import { Pace } from './pace.ts'
import { Pointer } from './pointer.ts'
import { createRenderer } from './renderer.ts'
import { formSizes, stringGrid } from './string-grid.ts'
import { type PhaseSeconds, setVoices } from './voices.ts'

interface SceneOptions {
  /** The clock that subtitles and track also follow. */
  clock: { secondsAt: (now: number) => number }
  phaseSeconds: PhaseSeconds
  /** Called when the canvas has a scene to show, and when the poster must replace it; possibly more than once. */
  onShown: (shown: boolean) => void
}

/** The living form on a canvas. */
export interface HeroScene {
  /** Starts or stops the motion; when stopped it requests no frames and keeps the last one. */
  play: (playing: boolean) => void
}

/**
 * Creates the scene, stopped. It is first drawn invisibly, until a few frames have shown that the device keeps up;
 * otherwise the poster stays. A lost context brings the poster back until the browser restores it. Throws if the
 * context cannot create the scene.
 */
export function mountScene(
  gl: WebGL2RenderingContext,
  { clock, phaseSeconds, onShown }: SceneOptions,
): HeroScene {
  const canvas = gl.canvas as HTMLCanvasElement
  const isSmall = Math.min(innerWidth, innerHeight) < 700
  const grid = stringGrid(isSmall ? formSizes.small : formSizes.large)
  const sharpest = Math.min(devicePixelRatio, isSmall ? 1.5 : 1.75)
  const pointer = new Pointer(canvas)
  const state = { seconds: 0, voices: new Float32Array(4), pointer }
  let renderer = createRenderer(gl, grid)
  let pace = new Pace(sharpest)
  let isPlaying = false
  let request = 0
  let lastFrame: number | undefined

  function fit() {
    canvas.width = Math.ceil(canvas.clientWidth * pace.ratio)
    canvas.height = Math.ceil(canvas.clientHeight * pace.ratio)
    // The poster's own media query.
    const isPortrait = matchMedia('(max-aspect-ratio: 4/5)').matches
    const frame = frameFor(canvas.width, canvas.height, isPortrait ? 'portrait' : 'wide')
    pointer.cover = frame.cover
    renderer.frame(frame)
    draw()
  }

  /** Also after a resize while the scene is stopped: resizing clears a canvas. */
  function draw(now = performance.now()) {
    state.seconds = clock.secondsAt(now)
    setVoices(state.voices, state.seconds, phaseSeconds)
    renderer.draw(state)
  }

  function loop(now: number) {
    request = requestAnimationFrame(loop)
    const verdict = lastFrame === undefined ? 'keep' : pace.judge(now - lastFrame)
    lastFrame = now
    if (verdict === 'weak') return gl.getExtension('WEBGL_lose_context')?.loseContext()
    pointer.ease()
    if (verdict === 'blur') fit()
    else draw(now)
    if (verdict === 'known') onShown(true)
  }

  function run() {
    cancelAnimationFrame(request)
    lastFrame = undefined
    if (isPlaying && !gl.isContextLost()) request = requestAnimationFrame(loop)
  }

  fit()
  new ResizeObserver(fit).observe(canvas)
  canvas.addEventListener('webglcontextlost', (event) => {
    // Otherwise the browser would not restore it. One given up here stays lost.
    event.preventDefault()
    onShown(false)
    run()
  })
  canvas.addEventListener('webglcontextrestored', () => {
    renderer = createRenderer(gl, grid)
    pace = new Pace(sharpest)
    fit()
    run()
  })
  return {
    play(playing) {
      isPlaying = playing
      run()
    },
  }
}
