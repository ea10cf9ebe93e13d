import { useState } from 'react'
import { SideButton } from '../../../common/ui/button.tsx'
import { DeskSection } from '../frame/form-parts.tsx'
import page from '../frame/side-page.module.css'
import { areNoticesOn, askForNotices, stopNotices } from '../live/notices.ts'

/** Whether this browser shows a notification of each new lead and reply. */
export function Notices() {
  const [isOn, setOn] = useState(areNoticesOn)
  const [isRefused, setRefused] = useState(false)
  if (!('Notification' in window)) return null
  const start = async () => {
    const isAllowed = await askForNotices()
    setOn(isAllowed)
    setRefused(!isAllowed)
  }
  return (
    <DeskSection title="Notices in this browser">
      <p className={page.note}>
        {isOn
          ? 'While a tab of the desk is open that you do not look at, this browser shows a notice of each new lead, and of each reply to a lead that is yours or nobody’s. It names the reference only.'
          : 'This browser can show a notice of each new lead, and of each reply to a lead that is yours or nobody’s, while a tab of the desk is open that you do not look at.'}
      </p>
      <div className="buttons">
        {isOn ? (
          <SideButton
            onClick={() => {
              stopNotices()
              setOn(false)
            }}
          >
            Show no more notices
          </SideButton>
        ) : (
          <SideButton onClick={() => void start()}>Show notices</SideButton>
        )}
      </div>
      {isRefused && (
        <p role="alert" className={page.note}>
          This browser does not allow it. Change that in its settings for this site, then press again.
        </p>
      )}
    </DeskSection>
  )
}
