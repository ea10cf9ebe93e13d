import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import chart from 'lucide-static/icons/chart-no-axes-column.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronsUpDown from 'lucide-static/icons/chevrons-up-down.svg?raw'
import circleUser from 'lucide-static/icons/circle-user-round.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import flask from 'lucide-static/icons/flask-conical.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import inbox from 'lucide-static/icons/inbox.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import keyboard from 'lucide-static/icons/keyboard.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import messageSquare from 'lucide-static/icons/message-square.svg?raw'
import minus from 'lucide-static/icons/minus.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import repeat from 'lucide-static/icons/repeat.svg?raw'
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg?raw'
import scroll from 'lucide-static/icons/scroll.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { LineIcon, type LineIconProps } from '../ui/line-icon.tsx'

/** Icons of the two desks. Not in common/ui/icon.tsx, whose icons every public page loads. */
const icons = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  chart,
  check,
  'chevrons-up-down': chevronsUpDown,
  'circle-user': circleUser,
  download,
  'file-text': fileText,
  flask,
  globe,
  inbox,
  'key-round': keyRound,
  keyboard,
  lock,
  'log-out': logOut,
  mail,
  'message-circle': messageCircle,
  'message-square': messageSquare,
  minus,
  pause,
  phone,
  play,
  repeat,
  'rotate-ccw': rotateCcw,
  scroll,
  search,
  settings,
  users,
  x,
} satisfies Record<string, string>

export type DeskIconName = keyof typeof icons

/** A decorative line icon of a desk. */
export function DeskIcon({ name, ...look }: Omit<LineIconProps, 'svg'> & { name: DeskIconName }) {
  return <LineIcon svg={icons[name]} {...look} />
}
