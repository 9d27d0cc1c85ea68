import type { TariffDifference } from '@edfe/contracts/operator/tariff-updates'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './operator.module.css'

type Counted = { count: number; named: readonly string[] }

/** Shows the changes of an edition: one line for each kind of change, with its numbers in a disclosure. */
export function TariffDifferenceList({ difference }: { difference: TariffDifference }) {
  const { against, added, dropped, rates, units, unknown_headings, is_statistical } = difference
  const kinds: [kind: string, changes: Counted][] = [
    ['unknown', unknown_headings],
    ['rates', { ...rates, named: rates.named.map(textOfChange) }],
    ['units', { ...units, named: units.named.map(textOfChange) }],
    ['added', added],
    ['dropped', dropped],
  ]
  return (
    <>
      <p>
        {t(
          {
            id: 'tariff-difference.against',
            defaultMessage:
              '{kind, select, yes {Against {edition}, statistical suffixes alone change.} other {Against {edition}:}}',
          },
          { kind: is_statistical ? 'yes' : 'no', edition: against },
        )}
      </p>
      {kinds
        .filter(([, { count }]) => count > 0)
        .map(([kind, { count, named }]) => (
          <details key={kind}>
            <summary>
              {t(
                {
                  id: 'tariff-difference.count',
                  defaultMessage:
                    '{kind, select, unknown {{count, plural, one {# new heading of additional duties that no program files} other {# new headings of additional duties that no program files}}} rates {{count, plural, one {# rate changes} other {# rates change}}} units {{count, plural, one {# unit changes} other {# units change}}} added {{count, plural, one {# number is new} other {# numbers are new}}} other {{count, plural, one {# number ends} other {# numbers end}}}}',
                },
                { kind, count },
              )}
            </summary>
            <p className={`${textStyles.secondary} ${styles.words}`} lang="en" translate="no">
              {named.join('\n')}
              {count > named.length &&
                `\n${t({ id: 'tariff-difference.more', defaultMessage: 'and {count, number} more' }, { count: count - named.length })}`}
            </p>
          </details>
        ))}
    </>
  )
}

const textOfChange = ({ number, column, before, after }: TariffDifference['rates']['named'][number]) =>
  t(
    {
      id: 'tariff-difference.change',
      defaultMessage:
        '{number}, {column, select, general {general rate} special {special rate} column2 {column 2} other {unit}}: ‘{before}’ becomes ‘{after}’',
    },
    { number, column, before, after },
  )
