import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Values that an element hands to its style sheet. */
    [customProperty: `--${string}`]: string | number | undefined
  }
}
