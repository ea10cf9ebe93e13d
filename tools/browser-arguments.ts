/**
 * Disabled features of Chromium. For each page it starts two processes that draw an address bar, which is invisible
 * here: without the last three features 9 pages are checked in 28 seconds instead of 33 (Chromium 156, two cores).
 * Chromium obeys only the last of such lists, so the others are those of Playwright 1.65.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Switches for a Chromium that tests or measures: no network access of its own, no sandbox for root. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
  // Chromium's headless shell crashes a page that asks whether speech can be recognised on the device.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
  // Letters as rendered by an installed Chromium; the headless shell uses "full", which makes some words wider.
  '--font-render-hinting=slight',
  // Chromium refuses to start its sandbox for root, which is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Additional switches that let pages draw with WebGL, on the processor. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
