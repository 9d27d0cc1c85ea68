import { useIsServerAway } from '../api/connection.ts'
import { T } from '../words/text.tsx'
import styles from './reconnecting-bar.module.css'

/** Says that the server does not answer, for as long as it does not; pages stay as they are and can be worked on. */
export function ReconnectingBar() {
  const isAway = useIsServerAway()
  return (
    <div className={styles.reconnecting} role="status">
      {isAway && (
        <p>
          <T
            id="reconnecting-bar.reconnecting-the-server-is-not"
            defaultMessage="{span}Reconnecting… The server is not responding."
            values={{ span: <span className={styles.pulse} aria-hidden="true" /> }}
          />
        </p>
      )}
    </div>
  )
}
