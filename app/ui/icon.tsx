import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

/** Every icon the site shows, named one by one: a lookup on the whole package would ship all of it. */
const icons = {
  'arrow-right': arrowRight,
  'arrow-up': arrowUp,
  check,
  'chevron-down': chevronDown,
  'circle-alert': circleAlert,
  mail,
  menu,
  pause,
  phone,
  play,
  x,
} satisfies Record<string, string>

export type IconName = keyof typeof icons

interface IconProps {
  name: IconName
  /** Width and height in CSS pixels. */
  size?: number
  /** Stroke width on the 24-unit grid. */
  weight?: number
  className?: string
}

/** A decorative line icon; the words beside it, or the control's name, carry the meaning. */
export function Icon({ name, size = 20, weight = 1.5, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: paths(icons[name]) }}
    />
  )
}

function paths(svg: string): string {
  return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>')).replace(/\s+/g, ' ')
}
