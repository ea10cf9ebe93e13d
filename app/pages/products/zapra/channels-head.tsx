import { SectionHead } from '../../../sections/section-head.tsx'

export function ChannelsHead() {
  return (
    <SectionHead
      id="channels-title"
      title={
        <>
          Five channels.
          <br />
          Five manners.
        </>
      }
    >
      A text is not a chat, and a story reply is not a ticket. Zapra keeps one memory and changes how it
      behaves.
    </SectionHead>
  )
}
