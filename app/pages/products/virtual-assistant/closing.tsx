import { ClosingCall } from '../../../sections/closing-call.tsx'

/** Static. */
export function Closing() {
  return (
    <ClosingCall
      title="Let it take one of your calls."
      lead="Give us one call reason. In two weeks the assistant answers it on your own line."
      button="Speak to our Team"
      dialogHeading="Give it one of your calls."
    />
  )
}
