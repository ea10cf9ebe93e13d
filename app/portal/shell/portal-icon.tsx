import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronsUpDown from 'lucide-static/icons/chevrons-up-down.svg?raw'
import circleUser from 'lucide-static/icons/circle-user-round.svg?raw'
import flask from 'lucide-static/icons/flask-conical.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import messageSquare from 'lucide-static/icons/message-square.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import repeat from 'lucide-static/icons/repeat.svg?raw'
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { LineIcon, type LineIconProps } from '../../ui/line-icon.tsx'

/** Icons of the portal. Not in app/ui/icon.tsx, whose icons every public page loads. */
const icons = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  check,
  'chevrons-up-down': chevronsUpDown,
  'circle-user': circleUser,
  flask,
  globe,
  lock,
  'log-out': logOut,
  'message-square': messageSquare,
  pause,
  play,
  repeat,
  'rotate-ccw': rotateCcw,
  users,
  x,
} satisfies Record<string, string>

interface PortalIconProps extends Omit<LineIconProps, 'svg'> {
  name: keyof typeof icons
}

/** A decorative line icon of the portal. */
export function PortalIcon({ name, ...look }: PortalIconProps) {
  return <LineIcon svg={icons[name]} {...look} />
}
