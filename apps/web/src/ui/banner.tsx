import { useEffect, useRef } from 'react'
import styles from './feedback.module.css'
import { Icon } from './icon.tsx'

export type Notice = { tone: 'success' | 'error'; text: string; reasons?: readonly string[] } | undefined

/** How long a success banner stays (specification 1, section 9). Errors stay until the next attempt. */
export const SUCCESS_MS = 3000

/** Says how an action went: success vanishes after three seconds, an error stays. Both are announced. */
export function Banner({ notice, onGone }: { notice: Notice; onGone?: () => void }) {
  const gone = useRef(onGone)
  gone.current = onGone
  useEffect(() => {
    if (notice?.tone !== 'success') return
    const timer = setTimeout(() => gone.current?.(), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <div className="notices">
      <div role="status">
        {notice?.tone === 'success' && (
          <div className="alert success">
            <p>
              <Icon name="accepted" />
              {notice.text}
            </p>
          </div>
        )}
      </div>
      <div role="alert">
        {notice?.tone === 'error' && (
          <div className={`alert ${styles.message}`}>
            <p>
              <Icon name="error" />
              {notice.text}
            </p>
            {notice.reasons && notice.reasons.length > 0 && (
              <ul>
                {notice.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
