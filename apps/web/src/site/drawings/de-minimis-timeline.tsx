import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import styles from './de-minimis-timeline.module.css'

/** Days from May 2, 2025 to each date of the exemption's end, drawn to scale: one unit is a day. */
const dates = () =>
  [
    {
      day: 0,
      date: t({ id: 'de-minimis-timeline.may-2-2025', defaultMessage: 'May 2, 2025' }),
      what: t({ id: 'de-minimis-timeline.china-hk', defaultMessage: 'China, HK' }),
    },
    {
      day: 119,
      date: t({ id: 'de-minimis-timeline.aug-29-2025', defaultMessage: 'Aug 29, 2025' }),
      what: t({ id: 'de-minimis-timeline.every-country', defaultMessage: 'every country' }),
    },
    {
      day: 418,
      date: t({ id: 'de-minimis-timeline.jun-24-2026', defaultMessage: 'Jun 24, 2026' }),
      what: t({ id: 'de-minimis-timeline.continued-by-rule', defaultMessage: 'continued by rule' }),
    },
    {
      day: 790,
      date: t({ id: 'de-minimis-timeline.jul-1-2027', defaultMessage: 'Jul 1, 2027' }),
      what: t({ id: 'de-minimis-timeline.repealed', defaultMessage: 'repealed' }),
    },
  ] as const
const LAST = 790
const LEFT = 8
const WIDTH = 824

/**
 * When the exemption ended, for whom: dashed for some countries, solid for all. The list next to it says the
 * same.
 */
export function DeMinimisTimeline() {
  const at = (day: number): number => LEFT + (day / LAST) * (WIDTH - 120)
  return (
    <figure className={`${layoutStyles.spaceAbove20} ${styles.timeline}`}>
      <svg viewBox={`0 0 ${WIDTH} 74`} aria-hidden="true">
        <path className={styles.someCountries} d={`M${at(0)} 14H${at(119)}`} />
        <path d={`M${at(119)} 14H${WIDTH}`} />
        {dates().map(({ day, date, what }) => (
          <g key={date}>
            <circle cx={at(day)} cy="14" r="5" />
            <text x={at(day) - 5} y="44">
              {date}
            </text>
            <text x={at(day) - 5} y="64" className={styles.event}>
              {what}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
