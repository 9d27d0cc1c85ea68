import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countText, money } from '../messages/money.ts'
import { statementName } from '../messages/statement-name.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { Statement } from './use-statement.ts'

type Row = Statement['rows'][number]

/** Lines that are shown at once; the others follow on request. */
const SHOWN = 200

/** The lines of a statement beside what was filed; those that differ come first, each with what to do. */
export function StatementLines({ statement }: { statement: Statement }) {
  const [isWhole, setWhole] = useState(false)
  const { cadence, rows } = statement
  const differing = rows.filter(({ differences }) => differences.length > 0)
  const ordered = [...differing, ...rows.filter(({ differences }) => differences.length === 0)]
  const shown = isWhole ? ordered : ordered.slice(0, Math.max(SHOWN, differing.length))
  const onStatement = t({ id: 'statement-lines.stated', defaultMessage: 'On the statement' })
  const filed = t({ id: 'statement-lines.filed', defaultMessage: 'Filed' })
  return (
    <Panel title={t({ id: 'statement-lines.lines', defaultMessage: 'Lines' })}>
      <Table isStacked>
        <thead>
          <tr>
            <th scope="col">
              {cadence === 'monthly'
                ? t({ id: 'statement-lines.daily-statement', defaultMessage: 'Daily statement' })
                : t({ id: 'statement-lines.entry', defaultMessage: 'Entry' })}
            </th>
            <th scope="col">{t({ id: 'statement-lines.difference', defaultMessage: 'Difference' })}</th>
            <th scope="col" className={tableStyles.number}>
              {onStatement}
            </th>
            <th scope="col" className={tableStyles.number}>
              {filed}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.number}>
              <th className={`${textStyles.ink} ${textStyles.small}`} scope="row">
                <LineName row={row} cadence={cadence} />
              </th>
              <td className={textStyles.small}>
                <Differences row={row} />
              </td>
              <td className={tableStyles.number} data-label={onStatement}>
                {row.stated === null ? '–' : money(row.stated)}
              </td>
              <td className={tableStyles.number} data-label={filed}>
                {row.filed === null ? '–' : money(row.filed)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < ordered.length && (
        <div className={layoutStyles.inset16}>
          <Button look="quiet" onClick={() => setWhole(true)}>
            {t(
              { id: 'statement-lines.show-all', defaultMessage: 'Show all {count} lines' },
              { count: countText(ordered.length) },
            )}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function LineName({ row: { number, id }, cadence }: { row: Row; cadence: Statement['cadence'] }) {
  if (cadence === 'monthly') {
    const name = statementName({ cadence: 'daily', number })
    return id ? (
      <Link to="/payments/$statementId" params={{ statementId: id }}>
        {name}
      </Link>
    ) : (
      name
    )
  }
  const name = formatEntryNumber(number)
  return id ? (
    <Link to="/entries/$entryId" params={{ entryId: id }}>
      {name}
    </Link>
  ) : (
    name
  )
}

function Differences({ row: { differences, classes } }: { row: Row }) {
  if (differences.length === 0) return t({ id: 'statement-lines.equal', defaultMessage: 'Equal' })
  const unequal = classes.filter(({ stated, filed }) => stated !== null && filed !== null && stated !== filed)
  return (
    <>
      {differences.map(({ kind, message }) => (
        <p key={kind} className={textStyles.error}>
          {message}
        </p>
      ))}
      {unequal.map((one) => (
        <p key={one.class}>
          {t(
            {
              id: 'statement-lines.class-differs',
              defaultMessage: '{class}: {stated} on the statement, {filed} filed',
            },
            { class: one.name, stated: money(one.stated ?? ''), filed: money(one.filed ?? '') },
          )}
        </p>
      ))}
    </>
  )
}
