import appWindow from 'lucide-static/icons/app-window.svg?raw'
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw'
import camera from 'lucide-static/icons/camera.svg?raw'
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import circlePlus from 'lucide-static/icons/circle-plus.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import image from 'lucide-static/icons/image.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import messageSquare from 'lucide-static/icons/message-square.svg?raw'
import messagesSquare from 'lucide-static/icons/messages-square.svg?raw'
import mic from 'lucide-static/icons/mic.svg?raw'
import paperclip from 'lucide-static/icons/paperclip.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import sendHorizontal from 'lucide-static/icons/send-horizontal.svg?raw'
import smile from 'lucide-static/icons/smile.svg?raw'
import thumbsUp from 'lucide-static/icons/thumbs-up.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

/** Icons of the drawn phones: generic signs, no brand's mark. Only static markup shows them. */
export const chatIcons = {
  appWindow,
  arrowUp,
  camera,
  chevronLeft,
  circlePlus,
  fileText,
  image,
  info,
  lock,
  messageCircle,
  messageSquare,
  messagesSquare,
  mic,
  paperclip,
  phone,
  plus,
  sendHorizontal,
  smile,
  thumbsUp,
  x,
}
