import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'
import styles from './banner.module.css'
import { Icon } from './icon.tsx'

/** What was done, or failed, and beneath it what else was done, or why it failed. */
export type Notice = { tone: 'success' | 'error'; text: string; reasons?: readonly string[] } | undefined

/** The time that a success banner stays (specification 1, section 9). Errors stay until the next attempt. */
export const SUCCESS_MS = 3000

interface BannerProps {
  notice: Notice
  onGone?: () => void
  /** Inside of a panel, whose edge it keeps clear of. */
  isInset?: boolean
}

/** Says how an action went: success vanishes after three seconds, an error stays. Both are announced. */
export function Banner({ notice, onGone, isInset }: BannerProps) {
  const gone = useRef(onGone)
  gone.current = onGone
  useEffect(() => {
    if (notice?.tone !== 'success') return
    const timer = setTimeout(() => gone.current?.(), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className={isInset ? `${styles.notices} ${styles.inset}` : styles.notices}>
      <div role="status">
        {notice?.tone === 'success' && (
          <Alert tone="success">
            <p>
              <Icon name="accepted" />
              {notice.text}
            </p>
            <Reasons of={notice} />
          </Alert>
        )}
      </div>
      <div role="alert">
        {notice?.tone === 'error' && (
          <Alert className={styles.failure}>
            <p>
              <Icon name="error" />
              {notice.text}
            </p>
            <Reasons of={notice} />
          </Alert>
        )}
      </div>
    </div>
  )
}

function Reasons({ of: { reasons = [] } }: { of: NonNullable<Notice> }) {
  if (reasons.length === 0) return null
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
