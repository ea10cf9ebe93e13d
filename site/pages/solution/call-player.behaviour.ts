import { playCall } from '../../listen/play-call.ts'

/** Plays the call of an opening with a different picture: only its words follow (see picture-opening.tsx). */
export default function callPlayer(opening: HTMLElement): void {
  playCall(opening)
}
