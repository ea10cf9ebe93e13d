import { Console } from './console.tsx'

export default function AssistantPage() {
  return <Console />
}
