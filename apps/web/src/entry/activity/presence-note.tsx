import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { presenceLabel } from './presence-label.ts'
import styles from './presence-note.module.css'
import { useOtherEditors } from './use-presence.ts'

/**
 * Shows the other editors of the entry, quietly in its head. Changes are announced where they are noticed,
 * not here.
 */
export function PresenceNote() {
  const words = presenceLabel(useOtherEditors())
  return words ? (
    <p
      className={`${textStyles.small} ${textStyles.strong} ${textStyles.info} ${layoutStyles.spaceBelow8} ${styles.presence}`}
    >
      {words}
    </p>
  ) : null
}
