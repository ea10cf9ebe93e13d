/** The mail server cannot be given this address. Trying again is no use; only another mail server would be. */
export class UnsendableAddress extends Error {
  override name = 'UnsendableAddress'
  readonly code = 'ESMTPUTF8'

  constructor() {
    super(
      'The mail server does not take addresses with letters beyond ASCII in front of the @ (it offers no SMTPUTF8)',
    )
  }
}
