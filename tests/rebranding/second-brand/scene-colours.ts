/** Light and dark of the living form: the scene on the home page (and its posters) and the form on the assistant’s. */
export const sceneColours = {
  /** The ground, dark at the edge and less so around the form, and what a voice adds to it. */
  night: '#0d090e',
  haze: '#1d1221',
  ember: '#02060d',
  /** The caller’s strings, at rest and sounding. */
  paleAtRest: '#594757',
  pale: '#e0edff',
  /** The assistant’s strings at rest, sounding and at their loudest. */
  liveAtRest: '#1a2b6b',
  live: '#268fff',
  hot: '#8fd4ff',
  /** Crossings of strings, and the light around a lit end. */
  knot: '#4da8ff',
  halo: '#2980ff',
}
