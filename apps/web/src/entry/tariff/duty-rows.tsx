import { formatUsd } from '@edfe/domain/money'
import { Fragment } from 'react'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { Table } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { dutyRange } from './duty-change.ts'
import { HeadingNote } from './heading-note.tsx'
import styles from './line-duty.module.css'
import { percentOfValue } from './percent-of-value.ts'
import { removedRowOf } from './removed-rows.ts'
import type { LineDuty } from './tariff-queries.ts'
import type { RemovedRows } from './use-removed-rows.ts'

interface Props {
  duty: LineDuty
  /** The entered value that the rates apply to, in dollars. */
  value: string
  /** The duty of the line when somebody typed another one than the rows add up to. */
  typed: string | undefined
  /** The rows that a person took out of the line. */
  removed: Pick<RemovedRows, 'removed' | 'putBack'>
}

/** The tariff rows of a line in the order in which CBP takes them, with why each applies, and their sum. */
export function DutyRows({ duty: found, value, typed, removed: { removed, putBack } }: Props) {
  const { rows, duty, open_questions: questions } = found
  const isOpen = questions.length > 0
  return (
    <Table className={`${layoutStyles.spaceBelow8} ${styles.rows}`}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'duty-rows.tariff-number', defaultMessage: 'Tariff number' })}</th>
          <th scope="col">{t({ id: 'duty-rows.rate', defaultMessage: 'Rate' })}</th>
          <th scope="col">{t({ id: 'duty-rows.amount', defaultMessage: 'Amount $' })}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hts, program, rate_text: rate, amount, why, source, note }) => (
          <Fragment key={`${hts} ${program}`}>
            <tr
              className={[note && styles.withNote, removedRowOf(removed, hts) && styles.removed]
                .filter(Boolean)
                .join(' ')}
            >
              <th scope="row">
                {hts}
                <small className={`${textStyles.breaks} ${textStyles.regular} ${textStyles.tight}`}>
                  {[program, why].filter(Boolean).join('. ')}{' '}
                  <a
                    href={`https://hts.usitc.gov/search?query=${encodeURIComponent(hts)}`}
                    target="_blank"
                    rel="noreferrer"
                    lang="en"
                    translate="no"
                  >
                    {source}
                  </a>
                </small>
                {removedRowOf(removed, hts) && (
                  <small
                    className={`${textStyles.breaks} ${textStyles.regular} ${textStyles.tight} ${textStyles.warning}`}
                  >
                    <T
                      id="duty-rows.removed-from-this-line-by"
                      defaultMessage="Removed from this line by hand. <button>Put {hts} back</button>"
                      values={{
                        hts,
                        button: (content) => (
                          <Button look="inline" onClick={() => putBack(hts)}>
                            {content}
                          </Button>
                        ),
                      }}
                    />
                  </small>
                )}
              </th>
              <td lang="en" translate="no">
                {rate}
              </td>
              <td>
                {amount === null
                  ? t({ id: 'duty-rows.not-known', defaultMessage: 'Not known' })
                  : amountText(amount)}
              </td>
            </tr>
            {note && (
              <tr>
                <td colSpan={3}>
                  <HeadingNote hts={hts} note={note} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {typed === undefined
              ? t(
                  { id: 'duty-rows.duty-on', defaultMessage: 'Duty on {base}' },
                  { base: amountText(value || '0') },
                )
              : t({ id: 'duty-rows.duty-typed-over', defaultMessage: 'Duty, typed over' })}
          </th>
          <td>{typed === undefined && duty !== null && !isOpen && percentOfValue(duty, value)}</td>
          <td>
            {typed !== undefined
              ? amountText(typed)
              : isOpen
                ? (dutyRange(found) ?? t({ id: 'duty-rows.question', defaultMessage: 'Question' }))
                : duty === null
                  ? t({ id: 'duty-rows.not-known', defaultMessage: 'Not known' })
                  : amountText(duty)}
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}

/** '1,200.00': the column names the currency. */
const amountText = (dollars: string): string => formatUsd(dollars).replace('$', '')
