import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import chart from 'lucide-static/icons/chart-no-axes-column.svg?raw'
import chevronsUpDown from 'lucide-static/icons/chevrons-up-down.svg?raw'
import circleUser from 'lucide-static/icons/circle-user-round.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import inbox from 'lucide-static/icons/inbox.svg?raw'
import keyRound from 'lucide-static/icons/key-round.svg?raw'
import keyboard from 'lucide-static/icons/keyboard.svg?raw'
import logOut from 'lucide-static/icons/log-out.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import scroll from 'lucide-static/icons/scroll.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { LineIcon, type LineIconProps } from '../../ui/line-icon.tsx'

/** Icons of the sales desk. */
const icons = {
  'arrow-left': arrowLeft,
  chart,
  'chevrons-up-down': chevronsUpDown,
  'circle-user': circleUser,
  download,
  'file-text': fileText,
  globe,
  inbox,
  'key-round': keyRound,
  keyboard,
  'log-out': logOut,
  mail,
  'message-circle': messageCircle,
  phone,
  scroll,
  search,
  settings,
  users,
  x,
} satisfies Record<string, string>

export type DeskIconName = keyof typeof icons

/** A decorative line icon of the desk. */
export function DeskIcon({ name, ...look }: Omit<LineIconProps, 'svg'> & { name: DeskIconName }) {
  return <LineIcon svg={icons[name]} {...look} />
}
