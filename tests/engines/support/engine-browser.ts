/** Width and height of what a page is shown in, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A function that is sent to the page as text: it must not use imports or variables from outside. */
export type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>

/** A browser of some engine, whatever drives it. */
export interface EngineBrowser {
  /** A tab with nothing kept from earlier ones for the same site. */
  openTab: (size: Size, options?: { scripts: boolean }) => Promise<EngineTab>
  close: () => Promise<void>
}

/** One page of a browser: only what all drivers can do, with real pointer and keys. */
export interface EngineTab {
  goto: (url: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  /** Runs a function in the page; its argument and result must be JSON. */
  evaluate: <Argument, Result>(run: InPage<Argument, Result>, argument: Argument) => Promise<Result>
  movePointer: (x: number, y: number) => Promise<void>
  press: (x: number, y: number) => Promise<void>
  /** Presses at the first place, moves to the second and lets go. */
  drag: (from: [number, number], to: [number, number]) => Promise<void>
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** What the page has written to the console, and its errors, since the last `goto`. */
  messages: () => Promise<string[]>
  /** What the tab shows now, as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Home'
  | 'End'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Backspace'
