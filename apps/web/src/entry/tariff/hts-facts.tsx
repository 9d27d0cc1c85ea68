import { formHts } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'
import styles from './hts-facts.module.css'
import { otherLinesWith } from './other-lines.ts'
import { tariffLineQuery } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

/** What the tariff says about the number of a line: the headings that lead to it, its units and its rates. */
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
      <ol className={styles.path} aria-label={`What ${formHts(line.hts)} covers`}>
        {line.headings.map(({ hts: number, description }) => (
          <li key={`${number} ${description}`}>
            <span>{number}</span>
            <span>{description.replace(/:$/, '')}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <Fact name={units.length > 1 ? 'Units' : 'Unit'} value={units.join(', ') || 'None'} />
        <Fact name="General" value={line.general} />
        <Fact name="Column 2" value={line.column_2} />
        {others > 0 && <Fact name="Also on" value={others === 1 ? '1 line' : `${others} lines`} />}
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
