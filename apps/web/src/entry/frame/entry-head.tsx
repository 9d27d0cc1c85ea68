import type { Entry } from '@edfe/contracts/entries/entry'
import { formatEntryNumber, STEPS, type StepKey } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import { StatusBadge } from '../../ui/status-badge.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { PresenceNote } from '../activity/presence-note.tsx'
import { EntryTotal } from '../costs/entry-total.tsx'
import { isOnServer, isUnsaved } from '../editing/on-server.ts'
import { documentsLink } from '../entry-link.ts'
import type { EntryFormValue } from '../form/form-context.ts'
import { stepNumber, stepOf } from '../pages/step-path.ts'
import styles from './entry-head.module.css'
import { useEffectiveProgress } from './use-effective-progress.ts'
import { VoidedSignatureNote } from './voided-signature-note.tsx'

interface Props {
  entry: Entry
  step: StepKey
  /** A named page's own title; its step's otherwise. */
  title?: string
  sub?: string
  status: ReactNode
  /** Errors in the summary: the title of the document says so first. */
  errorCount?: number
  /** The form of the page, whose fields count in the total. */
  form?: EntryFormValue['form']
}

/** Entry number, badge, save status, title and blocks, how far the entry is and what it costs. Takes focus when it appears. */
export function EntryHead({ entry, step, title, sub, status, errorCount = 0, form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!window.location.hash) heading.current?.focus()
  }, [])
  const progress = useEffectiveProgress(entry)
  const text = title ?? t(stepOf(step).title)
  const complete =
    progress &&
    STEPS.filter(({ key }) => {
      const status = progress[key]?.status
      return status === 'valid' || status === 'complete'
    }).length
  return (
    <div className={`${layoutStyles.stack16} ${layoutStyles.alignEnd} ${styles.head}`}>
      <div>
        <p
          className={`${textStyles.secondary} ${layoutStyles.wrap} ${layoutStyles.middle} ${layoutStyles.spaceBelow12} ${styles.eyebrow}`}
        >
          <span>
            {isUnsaved(entry) ? (
              t({ id: 'entry-head.new-entry', defaultMessage: 'New entry' })
            ) : (
              <T
                id="entry-head.entry"
                defaultMessage="Entry {number}"
                values={{
                  number: (
                    <b className={`${textStyles.ink} ${textStyles.nowrap}`}>
                      {formatEntryNumber(entry.entry_number)}
                    </b>
                  ),
                }}
              />
            )}
          </span>
          <StatusBadge status={entry.status} />
          {status}
          <VoidedSignatureNote entry={entry} step={step} />
          {isOnServer(entry) && (
            <Link {...documentsLink(entry.id)}>
              {t({ id: 'entry-head.documents', defaultMessage: 'Documents' })}
            </Link>
          )}
        </p>
        <PresenceNote />
        <div className={`${layoutStyles.baseline12} ${layoutStyles.wrap}`}>
          <h1
            className={textStyles.breaks}
            tabIndex={-1}
            ref={heading}
            data-name={
              errorCount > 0
                ? t({ id: 'entry-head.window-title', defaultMessage: 'Error: {title}' }, { title: text })
                : text
            }
          >
            {text}
          </h1>
          <p className={textStyles.secondary}>{sub ?? t(stepOf(step).blocks)}</p>
        </div>
      </div>
      <div className={`${textStyles.note} ${styles.progress}`}>
        <div className={layoutStyles.apart}>
          <b className={textStyles.ink}>
            {t(
              { id: 'entry-head.step', defaultMessage: 'Step {step} of {count}' },
              { step: stepNumber(step), count: STEPS.length },
            )}
          </b>
          <span>
            {complete === undefined
              ? t({ id: 'step-chips.being-checked', defaultMessage: 'Being checked' })
              : t({ id: 'entry-head.complete', defaultMessage: '{count} complete' }, { count: complete })}
          </span>
        </div>
        <progress
          className={`${textStyles.block} ${layoutStyles.wide} ${layoutStyles.spaceAbove6}`}
          max={STEPS.length}
          value={complete}
          aria-label={t({ id: 'entry-head.progress', defaultMessage: 'Steps complete' })}
        />
      </div>
      <EntryTotal form={form} />
    </div>
  )
}
