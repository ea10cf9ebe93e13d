import type { ComponentProps } from 'react'
import styles from './button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** Ink fill by default; `outline` for the secondary choice; `live` only if it starts a voice. */
  look?: 'ink' | 'outline' | 'live'
  size?: 'small'
}

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ look, size, className })}
    />
  )
}

/** A small button beside the main one. */
export const SideButton = (props: ButtonProps) => <Button size="small" look="outline" {...props} />

/** Class names of a button, for a link that has to look like one. */
export function buttonClass({ look, size, className }: Pick<ButtonProps, 'look' | 'size' | 'className'>) {
  return [styles.button, look && styles[look], size && styles[size], className].filter(Boolean).join(' ')
}
