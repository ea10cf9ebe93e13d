/** Switches for a Chromium that tests or measures: nothing of its own on the network, no sandbox for root. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to start its sandbox for root, which is what containers run as.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Further switches that let pages draw with WebGL, on the processor. */
export const softwareGraphics = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
