import { MOST_CHECKED } from '../api/check-entries.ts'
import { countText } from '../messages/money.ts'
import buttonStyles from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './bulk-bar.module.css'
import { MOST_FORMS } from './save-forms.ts'

interface BulkBarProps {
  chosen: number
  shown: number
  /** Entries of the whole filter. */
  total: number
  hasMore: boolean | undefined
  archived: boolean
  busy: boolean
  onAll: () => void
  onNone: () => void
  onMove: () => void
  checking: boolean
  onCheck: () => void
  onCheckAll: () => void
  isSavingForms: boolean
  onForms: () => void
}

/** All rows or none of them; once some are chosen, how many, and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, shown, total, archived, checking } = props
  const all = chosen === shown
  return (
    <div className={`${layoutStyles.toolBar} ${styles.bar} ${chosen > 0 ? '' : styles.idle}`}>
      <b className={textStyles.strong} aria-live="polite">
        {chosen > 0 &&
          (shown < total
            ? t(
                {
                  id: 'bulk-bar.of-on-this-page-selected',
                  defaultMessage: '{chosen} of {shown} on this page selected',
                },
                { chosen, shown },
              )
            : t({ id: 'bulk-bar.selected', defaultMessage: '{chosen} selected' }, { chosen }))}
      </b>
      <button
        type="button"
        className={`${layoutStyles.touch} ${buttonStyles.link}`}
        onClick={all ? props.onNone : props.onAll}
      >
        {all
          ? t({ id: 'bulk-bar.deselect-all', defaultMessage: 'Deselect All' })
          : t({ id: 'bulk-bar.select-all', defaultMessage: 'Select All' })}
      </button>
      {chosen > 0 && !all && (
        <button type="button" className={`${layoutStyles.touch} ${buttonStyles.link}`} onClick={props.onNone}>
          {t({ id: 'bulk-bar.clear', defaultMessage: 'Clear' })}
        </button>
      )}
      <span className={`${layoutStyles.toEnd} ${layoutStyles.actions}`}>
        {chosen > 0 ? (
          <ChosenActions {...props} />
        ) : (
          !archived && (
            <Button look="plain" small busy={checking} onClick={props.onCheckAll}>
              {props.hasMore || total > MOST_CHECKED
                ? t(
                    { id: 'bulk-bar.validate-first', defaultMessage: 'Validate first {limit}' },
                    { limit: countText(MOST_CHECKED) },
                  )
                : t(
                    { id: 'bulk-bar.validate-all', defaultMessage: 'Validate all {total}' },
                    { total: countText(total) },
                  )}
            </Button>
          )
        )}
      </span>
    </div>
  )
}

/** Shows the actions on the chosen rows. */
function ChosenActions(props: BulkBarProps) {
  const { chosen, archived, busy, onMove, checking, onCheck, isSavingForms, onForms } = props
  return (
    <>
      <Button
        look="quiet"
        small
        icon="download"
        busy={isSavingForms}
        disabledReason={
          chosen > MOST_FORMS
            ? t(
                { id: 'bulk-bar.select-at-most-entries', defaultMessage: 'Select at most {limit} entries.' },
                { limit: MOST_FORMS },
              )
            : undefined
        }
        onClick={onForms}
      >
        {isSavingForms
          ? t({ id: 'bulk-bar.making-pdfs', defaultMessage: 'Making PDFs…' })
          : t({ id: 'bulk-bar.7501-pdfs', defaultMessage: '7501 PDFs' })}
      </Button>
      {!archived && (
        <Button look="quiet" small icon="validated" busy={checking} onClick={onCheck}>
          {t({ id: 'bulk-bar.validate-selected', defaultMessage: 'Validate selected' })}
        </Button>
      )}
      <Button look="quiet" small icon={archived ? 'restore' : 'archive'} busy={busy} onClick={onMove}>
        {archived
          ? t({ id: 'bulk-bar.restore-selected', defaultMessage: 'Restore Selected' })
          : t({ id: 'bulk-bar.archive-selected', defaultMessage: 'Archive Selected' })}
      </Button>
    </>
  )
}
