interface ImportMetaEnv {
  /** The dark ground, for the browser’s own bars (vite.config.ts). */
  readonly THEME_COLOUR: string
}
