/** Fraction of the distance to the mouse covered per frame. */
const easing = 0.07

/** Follows a mouse over the section that holds the canvas, which is at the top of the page. */
export class Pointer {
  /** Horizontal and vertical position in the frame, -1 to 1. */
  x = 0
  y = 0
  /** Strength of its effect, 0 to 1. */
  strength = 0
  /** As in `Frame`. */
  cover: readonly [number, number] = [1, 1]
  #aimX = 0
  #aimY = 0
  #aimStrength = 0

  constructor(canvas: HTMLCanvasElement) {
    const section = canvas.closest('section')
    if (!section || !matchMedia('(pointer: fine)').matches) return
    section.addEventListener(
      'pointermove',
      ({ pageX, pageY }) => {
        this.#aimX = ((pageX / canvas.clientWidth) * 2 - 1) / this.cover[0]
        this.#aimY = (1 - (pageY / canvas.clientHeight) * 2) / this.cover[1]
        this.#aimStrength = 1
      },
      { passive: true },
    )
    section.addEventListener('pointerleave', () => {
      this.#aimStrength = 0
    })
  }

  /** Advances by one frame. */
  ease() {
    this.x += (this.#aimX - this.x) * easing
    this.y += (this.#aimY - this.y) * easing
    this.strength += (this.#aimStrength - this.strength) * easing
  }
}
