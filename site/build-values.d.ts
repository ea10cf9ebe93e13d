interface ImportMetaEnv {
  /** The dark ground, for the browser’s own bars (vite.config.ts). */
  readonly THEME_COLOUR: string
  /** The address of the tab's icon; a data URL with the icon itself. */
  readonly TAB_ICON: string
}
