import lock from 'lucide-static/icons/lock.svg?raw'
import mic from 'lucide-static/icons/mic.svg?raw'
import micOff from 'lucide-static/icons/mic-off.svg?raw'
import square from 'lucide-static/icons/square.svg?raw'
import volume from 'lucide-static/icons/volume-2.svg?raw'
import volumeOff from 'lucide-static/icons/volume-x.svg?raw'
import { LineIcon } from '../../common/ui/line-icon.tsx'

const icons = { lock, mic, 'mic-off': micOff, square, volume, 'volume-off': volumeOff }

/** Icons of the assistant's page. Not in common/ui/icon.tsx, whose icons every public page loads. */
export function AgentIcon({ name, size = 20 }: { name: keyof typeof icons; size?: number }) {
  return <LineIcon svg={icons[name]} size={size} />
}
