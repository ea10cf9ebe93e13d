import { Button, type ButtonProps } from '../../common/ui/button.tsx'
import { type ContactOpening, contactOpener } from './contact-opener.ts'

type ContactButtonProps = Omit<ButtonProps, 'type' | 'command' | 'commandfor'> & ContactOpening

/** A button that opens the contact dialog under its own heading, even before any script has loaded. */
export function ContactButton(props: ContactButtonProps) {
  const { heading, firstLine, children = 'Schedule Demo', ...rest } = props
  return (
    <Button {...rest} {...contactOpener({ heading, firstLine })}>
      {children}
    </Button>
  )
}
