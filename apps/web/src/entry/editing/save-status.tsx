import { useDates } from '../../session/use-dates.ts'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEditorState, useEntry } from './entry-context.ts'
import { isUnsaved } from './on-server.ts'

/** 'Saving...', then when it was saved; or that it could not be, and that nothing is lost. */
export function SaveStatus() {
  const dates = useDates()
  const entry = useEntry()
  const phase = useEditorState((state) => state.phase)
  const shown = phase === 'saved' && isUnsaved(entry) ? 'unsaved' : phase
  const at = entry.last_saved_at ?? entry.updated_at
  const saved = t({ id: 'save-status.saved', defaultMessage: 'Saved {at}' }, { at: dates.time(at) })
  const words = {
    saved,
    unsaved: t({ id: 'save-status.not-saved-yet', defaultMessage: 'Not saved yet' }),
    saving: t({ id: 'save-status.saving', defaultMessage: 'Saving...' }),
    failed: t({
      id: 'save-status.not-saved-kept-in-this',
      defaultMessage: 'Not saved. Kept in this browser',
    }),
    offline: t({
      id: 'save-status.no-connection-kept-in-this',
      defaultMessage: 'No connection. Kept in this browser',
    }),
    conflict: t({ id: 'save-status.not-saved-two-versions', defaultMessage: 'Not saved. Two versions' }),
  }
  const isTroubled = phase === 'failed' || phase === 'offline' || phase === 'conflict'
  return (
    <span
      className={isTroubled ? `${layoutStyles.iconLine} ${textStyles.warning}` : layoutStyles.iconLine}
      data-phase={phase}
    >
      {shown === 'saved' && <Icon name="check" />}
      {isTroubled && <Icon name="warning" />}
      {words[shown]}
    </span>
  )
}
