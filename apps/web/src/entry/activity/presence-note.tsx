import { presenceLabel } from './presence-label.ts'
import styles from './presence-note.module.css'
import { useOtherEditors } from './use-presence.ts'

/** Who else is on the entry, quietly in its head. Changes are announced where they are noticed, not here. */
export function PresenceNote() {
  const words = presenceLabel(useOtherEditors())
  return words ? <p className={styles.presence}>{words}</p> : null
}
