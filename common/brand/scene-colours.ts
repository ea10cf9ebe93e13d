/** Light and dark of the living form: the scene on the home page (and its posters) and the form on the assistant’s. */
export const sceneColours = {
  /** The ground, dark at the edge and less so around the form, and what a voice adds to it. */
  night: '#0e090d',
  haze: '#21121d',
  ember: '#0d0602',
  /** The caller’s strings, at rest and sounding. */
  paleAtRest: '#574759',
  pale: '#ffede0',
  /** The assistant’s strings at rest, sounding and at their loudest. */
  liveAtRest: '#6b2b1a',
  live: '#ff8f26',
  hot: '#ffd48f',
  /** Crossings of strings, and the light around a lit end. */
  knot: '#ffa84d',
  halo: '#ff8029',
}
