interface ImportMetaEnv {
  /** The dark ground, for the browser’s own bars (vite.config.ts). */
  readonly THEME_COLOUR: string
  /** The address of the tab's icon, which holds the icon itself. */
  readonly TAB_ICON: string
}
