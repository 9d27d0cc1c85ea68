import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import text from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import disclosure from '../../ui/disclosure.module.css'
import { type LedgerRow, LedgerTable } from '../../ui/ledger.tsx'
import type { Line } from './line.ts'
import styles from './measures.module.css'
import { tariffAddress } from './tariff-address.ts'

type Measure = Line['measures'][number]

const KINDS = {
  additive: (percent: string) => `+\u00a0${percent}%`,
  floor: (percent: string) => t({ id: 'measures.in-all', defaultMessage: '{percent}% in all' }, { percent }),
  replacement: (percent: string) =>
    t(
      { id: 'measures.in-place-of-column-2', defaultMessage: '{percent}% in place of column 2' },
      { percent },
    ),
  relief: () => '0%',
}

const rateOf = ({ kind, percent }: Measure): string => KINDS[kind](percent ?? '0')

const MOST_NAMES = 4

/** '07/24/2026' */
export const dayText = (day: string): string => {
  const known = parseDay(day)
  return known ? formatDay(known) : day
}

const head = () => [
  t({ id: 'measures.heading', defaultMessage: 'Heading' }),
  t({ id: 'measures.goods-of', defaultMessage: 'Goods of' }),
  t({ id: 'measures.in-force', defaultMessage: 'In force' }),
  t({ id: 'measures.rate', defaultMessage: 'Rate' }),
]

/**
 * The headings of chapter 99 that reach a number: those of the chosen origin, or without one those of every country.
 * All others fold away: there is one for nearly every country.
 */
export function Measures({ page, line }: { page: TariffPage; line: Line }) {
  const { origin } = page.asked
  const reaches = ({ origins }: Measure) => origins.length === 0 || origins.includes(origin)
  const [shown, folded] = [line.measures.filter(reaches), line.measures.filter((one) => !reaches(one))]
  return (
    <section className={styles.measures} aria-labelledby="measures">
      <h3 className={text.large} id="measures">
        {t({
          id: 'measures.additional-duties-of-chapter-99',
          defaultMessage: 'Additional duties of chapter 99',
        })}
      </h3>
      <p className={text.secondary}>
        {t(
          {
            id: 'measures.each-is-a-separate-number',
            defaultMessage:
              'Each is a separate number on the entry, before {hts}. Of one program only one heading applies.',
          },
          { hts: line.hts },
        )}
      </p>
      {shown.length > 0 ? (
        <LedgerTable
          label={t({ id: 'measures.measures', defaultMessage: 'measures' })}
          head={head()}
          rows={shown.map((one, at) => rowOf(one, at, page))}
        />
      ) : (
        <p>
          {origin
            ? t({
                id: 'measures.none-for-this-country-of',
                defaultMessage: 'None for this country of origin.',
              })
            : t({
                id: 'measures.none-for-every-country-choose',
                defaultMessage: 'None for every country. Choose the country of origin.',
              })}
        </p>
      )}
      {folded.length > 0 ? (
        <details className={disclosure.disclosure}>
          <summary className={disclosure.summary} id="others">
            {t(
              {
                id: 'measures.headings-for-other-countries',
                defaultMessage: '{count} headings for other countries',
              },
              { count: folded.length },
            )}
          </summary>
          <LedgerTable
            label={t({ id: 'measures.others', defaultMessage: 'others' })}
            head={head()}
            rows={folded.map((one, at) => rowOf(one, at, page))}
          />
        </details>
      ) : null}
    </section>
  )
}

function rowOf(measure: Measure, at: number, page: TariffPage): LedgerRow {
  const { hts, origins, program, conditions, source, from, to, has_note: hasNote } = measure
  return {
    key: `${hts} ${at}`,
    cells: [
      hasNote ? (
        <a key="hts" href={tariffAddress(page.asked, { hts, chapter: '' })}>
          {hts}
        </a>
      ) : (
        hts
      ),
      <>
        {originsText(origins, page)}
        <small>{program}</small>
        {conditions.map(({ text: says, answers }) => (
          <small key={says}>{[says, answers.join(' or ')].filter(Boolean).join(' ')}</small>
        ))}
        <small>{source}</small>
      </>,
      t(
        {
          id: 'measures.days',
          defaultMessage:
            '{when, select, future {from} other {since}} {from}{isLimited, select, yes { to {to}} other {}}',
        },
        {
          when: from > page.day ? 'future' : 'past',
          from: dayText(from),
          isLimited: to ? 'yes' : 'no',
          to: to && dayText(to),
        },
      ),
      rateOf(measure),
    ],
  }
}

function originsText(origins: readonly string[], { countries }: TariffPage): string {
  if (origins.length === 0) return t({ id: 'measures.every-country', defaultMessage: 'Every country' })
  const names = origins.map((origin) => countries.find(({ code }) => code === origin)?.name ?? origin)
  const more = names.length - MOST_NAMES
  return more > 1
    ? t(
        { id: 'measures.and-more', defaultMessage: '{names} and {more} more' },
        { names: names.slice(0, MOST_NAMES).join(', '), more },
      )
    : names.join(', ')
}
