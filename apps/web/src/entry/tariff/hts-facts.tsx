import { formHts } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'
import styles from './hts-facts.module.css'
import { otherLinesWith } from './other-lines.ts'
import { tariffLineQuery } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

/** Shows the tariff's data on the number of a line: the headings that lead to it, its units and its rates. */
export function HtsFacts({ lineId }: { lineId: string }) {
  const { form } = useEntryFormContext()
  const { on } = useEntryFacts(lineId)
  const hts = String(useValues(form, `line_items.${lineId}.htsus`) ?? '')
  const line = useQuery(tariffLineQuery(hts, on)).data?.line
  if (!line) return null
  const others = otherLinesWith(form.getValues('line_items'), lineId, hts)
  const units = line.units.map(({ code, text }) => code ?? text)
  return (
    <>
      <ol
        className={`${textStyles.fine} ${textStyles.tight} ${layoutStyles.spaceAbove8} ${styles.path}`}
        aria-label={t(
          { id: 'hts-facts.what-covers', defaultMessage: 'What {hts} covers' },
          { hts: formHts(line.hts) },
        )}
      >
        {line.headings.map(({ hts: number, description }) => (
          <li key={`${number} ${description}`}>
            <span>{number}</span>
            <span lang="en" translate="no">
              {description.replace(/:$/, '')}
            </span>
          </li>
        ))}
      </ol>
      <dl className={`${layoutStyles.columnRules} ${styles.facts}`}>
        <Fact
          name={
            units.length > 1
              ? t({ id: 'hts-facts.units', defaultMessage: 'Units' })
              : t({ id: 'hts-facts.unit', defaultMessage: 'Unit' })
          }
          value={units.join(', ') || t({ id: 'common.none', defaultMessage: 'None' })}
        />
        <Fact name={t({ id: 'hts-facts.general', defaultMessage: 'General' })} value={line.general} />
        <Fact name={t({ id: 'hts-facts.column-2', defaultMessage: 'Column 2' })} value={line.column_2} />
        {others > 0 && (
          <Fact
            name={t({ id: 'hts-facts.also-on', defaultMessage: 'Also on' })}
            value={t(
              { id: 'hts-facts.text', defaultMessage: '{others, plural, one {1 line} other {# lines}}' },
              { others },
            )}
          />
        )}
      </dl>
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string | null }) =>
  value && (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
