import { daysBetween, formatDay, parseDay } from '@edfe/domain/calendar'
import { isOldReview } from '@edfe/tariff/review-age'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../api/problem.ts'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { TextField } from '../../form/controls/text-field.tsx'
import { fieldMeta } from '../../form/field-meta.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { withAnswer } from '../../tariff/answers.ts'
import { DutyClaims } from '../../tariff/duty-claims.tsx'
import { DutyQuestions } from '../../tariff/duty-questions.tsx'
import { DutyRows } from '../../tariff/duty-rows.tsx'
import { IrTaxNote } from '../../tariff/ir-tax-note.tsx'
import { TariffNotes } from '../../tariff/tariff-notes.tsx'
import type { LineDuty } from '../../tariff/tariff-queries.ts'
import { useEntryFacts } from '../../tariff/use-entry-facts.ts'
import { useFollowedDuty } from '../../tariff/use-followed-duty.ts'
import { type LineDutyState, useLineDuty } from '../../tariff/use-line-duty.ts'
import { useRemovedRows } from '../../tariff/use-removed-rows.ts'
import { LineLookedUp } from './line-looked-up.tsx'
import { LineSection } from './line-section.tsx'
import { TypeOver } from './type-over.tsx'
import { isTypedOver } from './typed-duty.tsx'

interface Props {
  id: string
  /** Returns the actions on an answer in addition to giving it to this line. */
  moreForAnswer: (question: string, answer: string) => ReactNode
}

/**
 * Shows the tariff's treatment of a line: the questions that decide the duty, directly above the rows that
 * they change, and the amount that the line declares instead of their sum.
 */
export function LineDutySections({ id, moreForAnswer }: Props) {
  const state = useLineDuty(id)
  const { duty: data, isCurrent, error, isTaken, line } = state
  useFollowedDuty(id, state)
  const answer = useAnswers(id, state)
  const removed = useRemovedRows(id)
  // The reason of a line without duty is the tariff's; other failures leave the form as it was without the tariff.
  const refusal = error instanceof ApiProblem && error.is('no_duty') ? error.message : undefined
  const isTyped = isCurrent && !isTaken && line.duty_source !== 'calculated' && Boolean(line.duty_amount)
  return (
    <>
      {data && !error && (
        <DutyQuestions duty={data} given={line.tariff_answers ?? []} onAnswer={answer} more={moreForAnswer} />
      )}
      <LineSection title={t({ id: 'line-duty.title', defaultMessage: 'Duty' })} blocks={['33', '37', '38']}>
        {refusal && <p className={`${textStyles.fine} ${textStyles.warning}`}>{refusal}</p>}
        {data && !error && (
          <>
            <DutyRows
              duty={data}
              value={line.entered_value ?? ''}
              typed={isTyped ? line.duty_amount : undefined}
              removed={removed}
            />
            <DutyClaims lineId={id} claims={data.savings} claimed={line.spi ?? ''} />
            {data.warnings.map((warning) => (
              <p key={warning} className={`${textStyles.fine} ${textStyles.warning}`}>
                {warning}
              </p>
            ))}
            {data.asks_for_note !== 'no' && !isTypedOver(state) && (
              <HoleNote id={id} lookedUp={data.looked_up} />
            )}
            <TariffNotes lineId={id} />
            {isCurrent ? (
              <Edition lineId={id} duty={data} />
            ) : (
              <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove6}`}>
                {t({ id: 'line-duty.calculating', defaultMessage: 'Calculating…' })}
              </p>
            )}
          </>
        )}
        <TypeOver id={id} state={state} />
        <IrTaxNote id={id} line={line} />
      </LineSection>
    </>
  )
}

/** The importer's note on the law that the data lacks, of a line whose duty is the tariff's. */
function HoleNote({ id, lookedUp }: { id: string; lookedUp: string | null }) {
  return (
    <div className={fieldStyles.grid}>
      <TextField
        name={`line_items.${id}.duty_note`}
        columns={12}
        maxLength={fieldMeta('line_items.0.duty_note').maxLength}
        isNeeded
        note={t({
          id: 'line-duty.note-must',
          defaultMessage:
            'Say what you looked up, and where. Without it the entry cannot be filed. It is kept with the line.',
        })}
      />
      <LineLookedUp id={id} note={lookedUp} />
    </div>
  )
}

/** The edition, the day whose rates apply, and the age of the review of chapter 99; set off once it is old. */
function Edition({ lineId, duty: { edition } }: { lineId: string; duty: LineDuty }) {
  const { rules } = useEntryContext()
  const on = parseDay(useEntryFacts(lineId).on)
  const reviewed = parseDay(edition.measures_reviewed)
  const age = reviewed ? daysBetween(reviewed, rules.today) : 0
  return (
    <p
      className={
        isOldReview(edition.measures_reviewed, rules.today)
          ? `${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove6} ${textStyles.warning}`
          : `${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove6}`
      }
    >
      {t(
        {
          id: 'line-duty.edition',
          defaultMessage:
            '{edition}{isDated, select, yes {, rates of {on}, your entry date} other {}}. Chapter 99 last reviewed {reviewed}{days, plural, =0 {} one {, # day ago} other {, # days ago}}. Antidumping and countervailing duty are not part of this.',
        },
        {
          edition: edition.name,
          isDated: on ? 'yes' : 'no',
          on: on && formatDay(on),
          reviewed: reviewed && formatDay(reviewed),
          days: Math.max(0, age),
        },
      )}
    </p>
  )
}

/** Keeps an answer with the line; an empty one takes it back. */
function useAnswers(id: string, { line }: LineDutyState) {
  const { form } = useEntryFormContext()
  return (question: string, answer: string) => {
    form.setValue(`line_items.${id}.tariff_answers`, withAnswer(line.tariff_answers, question, answer), {
      shouldDirty: true,
    })
  }
}
