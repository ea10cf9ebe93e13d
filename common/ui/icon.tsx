import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { LineIcon, type LineIconProps } from './line-icon.tsx'

/** Icons of every public page, imported individually: a look-up in the whole package would ship all of it. */
const icons = {
  'arrow-right': arrowRight,
  'arrow-up': arrowUp,
  check,
  'circle-alert': circleAlert,
  mail,
  pause,
  play,
  x,
} satisfies Record<string, string>

export type IconName = keyof typeof icons
export const iconNames = Object.keys(icons) as IconName[]

interface IconProps extends Omit<LineIconProps, 'svg'> {
  name: IconName
}

/** A decorative line icon; the words beside it, or the control's name, carry the meaning. */
export function Icon({ name, ...look }: IconProps) {
  return <LineIcon svg={icons[name]} {...look} />
}
