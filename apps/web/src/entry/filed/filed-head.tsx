import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import type { Entry } from '@edfe/contracts/entries/entry'
import { formatEntryNumber, isAwaitingDecision } from '@edfe/domain/entry'
import type { CustomsSide } from '@edfe/domain/profile'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useDates } from '../../session/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import pageHeadStyles from '../../ui/page-head.module.css'
import { StatusBadge } from '../../ui/status-badge.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { AskCbp } from '../answers/ask-cbp.tsx'
import { useCopy } from '../copy/use-copy.tsx'
import { documentsLink } from '../entry-link.ts'
import styles from '../frame/entry-head.module.css'
import { PdfLink } from '../steps/review/pdf-link.tsx'
import { SaveTemplateButton } from '../templates/save-template-button.tsx'
import { DecideStatus } from './decide-status.tsx'
import { DeleteSummaryButton } from './delete-summary.tsx'
import { filedTitle, outcomeSentence, shipmentSentence } from './filed-words.ts'
import { CorrectPaidButton, ReplaceButton } from './new-version.tsx'
import { ReleaseBadge } from './release-badge.tsx'

const FACT = `${textStyles.secondary} ${layoutStyles.spaceAbove6}`

interface Props {
  entry: Entry
  customs: CustomsSide
  /** The number of CBP's conditions to correct. */
  toCorrect: number
  /** Undefined while it loads. */
  filing: FilingAnswer | undefined
}

/** The heading of a filed entry: what CBP decided, what was shipped, and since when. */
export function FiledHead({ entry, customs, toCorrect, filing }: Props) {
  const dates = useDates()
  const copy = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = entry.status_changed_at ?? entry.updated_at
  const goods =
    entry.release_status && entry.release_status !== entry.status ? entry.release_status : undefined
  const isDecidedByHand = !isAwaitingDecision(entry) && entry.status_changed_by !== null
  const shipment = shipmentSentence(entry.draft_data)
  const number = formatEntryNumber(entry.entry_number)
  return (
    <div className={pageHeadStyles.head}>
      <div className={`${layoutStyles.shrinks} ${styles.result}`}>
        <p
          className={`${textStyles.secondary} ${layoutStyles.wrap} ${layoutStyles.middle} ${layoutStyles.spaceAbove6} ${layoutStyles.spaceBelow12} ${styles.eyebrow}`}
        >
          <Link to="/entries">{t({ id: 'filed-head.entries', defaultMessage: 'Entries' })}</Link>
          <b className={textStyles.ink}>{number}</b>
          <StatusBadge status={entry.status} isDeleted={entry.deletion === 'deleted'} by={customs} />
          {goods && <ReleaseBadge state={goods} by={customs} />}
          {filing && <AskCbp entryId={entry.id} filing={filing} customs={customs} />}
        </p>
        <h1
          tabIndex={-1}
          ref={heading}
          data-name={t({ id: 'filed-head.entry', defaultMessage: 'Entry {number}' }, { number })}
        >
          {filedTitle(entry.headline, customs, toCorrect)}
        </h1>
      </div>
      <div className={`${layoutStyles.shrinks} ${styles.facts}`}>
        {shipment && <p className={FACT}>{shipment}</p>}
        <p className={FACT}>
          {outcomeSentence(entry.status, {
            customs,
            isByHand: isDecidedByHand,
            day: dates.day(at),
            time: dates.time(at),
          })}
        </p>
        {isDecidedByHand && (
          <p className={FACT}>
            {entry.status_reason
              ? t(
                  { id: 'filed-head.recorded-by-reason', defaultMessage: 'Recorded by {name}: {reason}' },
                  { name: entry.status_changed_by?.name, reason: entry.status_reason },
                )
              : t(
                  { id: 'filed-head.recorded-by', defaultMessage: 'Recorded by {name}' },
                  { name: entry.status_changed_by?.name },
                )}
          </p>
        )}
      </div>
      <div className={`${layoutStyles.actions} ${pageHeadStyles.actions}`}>
        {copy.ask && (
          <Button look="quiet" small onClick={() => copy.ask?.(entry)}>
            {t({ id: 'filed-head.copy', defaultMessage: 'Copy…' })}
          </Button>
        )}
        {copy.dialog}
        <SaveTemplateButton entryId={entry.id} small />
        <LinkButton look="quiet" small {...documentsLink(entry.id)}>
          {t({ id: 'filed-head.documents', defaultMessage: 'Documents' })}
        </LinkButton>
        <PdfLink entryId={entry.id} look="quiet" />
      </div>
    </div>
  )
}

/** Shows the rare actions on a filed entry, in one quiet row. */
export function FiledActions({ entry, customs }: Pick<Props, 'entry' | 'customs'>) {
  const { decide, replace, correct_paid, delete_summary } = entry.may
  if (decide.length === 0 && !replace && !correct_paid && !delete_summary) return null
  return (
    <div className={`${layoutStyles.actions} ${textStyles.secondary} ${styles.seldom}`} data-screen-only="">
      <span>{t({ id: 'filed-head.something-else', defaultMessage: 'Something else?' })}</span>
      <DecideStatus />
      {replace && <ReplaceButton />}
      {correct_paid && <CorrectPaidButton />}
      {delete_summary && <DeleteSummaryButton customs={customs} />}
    </div>
  )
}
