/** Milliseconds after which the page gets its turn: short enough that a key pressed meanwhile is not felt as late. */
const slice = 8

/** Does some work bit by bit, so that the page stays awake, and returns what it comes to. */
export async function inSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + slice
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
