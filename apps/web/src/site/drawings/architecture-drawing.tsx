import type { ReactNode } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './architecture-drawing.module.css'

/** Record 50 of the worked entry, as sent: HTSUS, duty, value, quantity and unit at their positions. */
const RECORD_50 = '509405418440 0000047303 0000012129 000000006500NO '.padEnd(80)
const CELL = 14
const VALUE_FROM = 25
const VALUE_TO = 34

const brackets = () =>
  [
    { from: 3, to: 12, label: t({ id: 'architecture-drawing.3-12-htsus', defaultMessage: '3–12 HTSUS' }) },
    { from: 14, to: 23, label: t({ id: 'architecture-drawing.14-23-duty', defaultMessage: '14–23 duty' }) },
    {
      from: VALUE_FROM,
      to: VALUE_TO,
      label: t({ id: 'architecture-drawing.25-34-value', defaultMessage: '25–34 value' }),
      isValue: true,
    },
    {
      from: 36,
      to: 47,
      label: t({ id: 'architecture-drawing.36-47-quantity', defaultMessage: '36–47 quantity' }),
    },
    { from: 48, to: 50, label: t({ id: 'architecture-drawing.48-50-unit', defaultMessage: '48–50 unit' }) },
  ] as const

const LABEL = classNames(styles.small, styles.muted)
const LABEL_MIDDLE = classNames(LABEL, styles.middle)

function Station({
  x,
  y,
  width,
  title,
  text,
  figure,
}: {
  x: number
  y: number
  width: number
  title: string
  text: string
  figure: string
}) {
  return (
    <>
      <rect className={styles.box} x={x} y={y} width={width} height={118} />
      <path className={styles.boxTop} d={`M${x} ${y}h${width}`} />
      <text className={styles.title} x={x + 18} y={y + 34}>
        {title}
      </text>
      <text className={styles.muted} x={x + 18} y={y + 58}>
        {text}
      </text>
      <text className={styles.value} x={x + 18} y={y + 98}>
        {figure}
      </text>
    </>
  )
}

function RecordCells(): ReactNode {
  return [...RECORD_50].map((char, index) => {
    const position = index + 1
    const isValue = position >= VALUE_FROM && position <= VALUE_TO
    return (
      <g key={position}>
        <rect
          className={isValue ? styles.valueCell : styles.recordCell}
          x={index * CELL}
          y={398}
          width={CELL}
          height={26}
        />
        <text
          className={classNames(styles.small, styles.middle, isValue && styles.inValue)}
          x={index * CELL + CELL / 2}
          y={416}
        >
          {char.trim()}
        </text>
      </g>
    )
  })
}

function Brackets(): ReactNode {
  return brackets().map((bracket) => {
    const left = (bracket.from - 1) * CELL + 1
    const right = bracket.to * CELL - 1
    const isValue = 'isValue' in bracket
    return (
      <g key={bracket.label}>
        <path className={isValue ? styles.valueBracket : styles.bracket} d={`M${left} 432v5H${right}v-5`} />
        <text
          className={classNames(styles.small, styles.middle, isValue ? styles.value : styles.muted)}
          x={(left + right) / 2}
          y={453}
        >
          {bracket.label}
        </text>
      </g>
    )
  })
}

/** Browser app, API, database and customs interface, each with the form that one value has there. */
export function ArchitectureDrawing() {
  return (
    <svg
      className={`${textStyles.figures} ${textStyles.block} ${layoutStyles.wide} ${styles.drawing}`}
      viewBox="0 0 1120 470"
      role="img"
      aria-labelledby="arch-title arch-words"
    >
      <title id="arch-title">
        {t({ id: 'architecture-drawing.architecture', defaultMessage: 'Architecture' })}
      </title>
      <desc id="arch-words">
        {t({
          id: 'architecture-drawing.the-browser-app-sends-the',
          defaultMessage:
            'The browser app sends the entry to the API. The API stores it in the database and storage and sends it to the customs e-filing interface. Responses return the same way. Each part shows the entered value 12,129. In record 50 of the AE message, the value fills positions 25 to 34.',
        })}
      </desc>
      <text className={LABEL} x="0" y="14">
        {t({ id: 'architecture-drawing.your-computer', defaultMessage: 'Your computer' })}
      </text>
      <text className={LABEL} x="392" y="14">
        {t({ id: 'architecture-drawing.this-service', defaultMessage: 'This service' })}
      </text>
      <text className={LABEL} x="880" y="14">
        {t({
          id: 'architecture-drawing.u-s-customs-and-border',
          defaultMessage: 'U.S. Customs and Border Protection',
        })}
      </text>
      <path className={styles.border} strokeDasharray="2 4" d="M336 0V330M820 0V330" />
      <Station
        x={0}
        y={32}
        width={272}
        title={t({ id: 'architecture-drawing.browser-app', defaultMessage: 'Browser app' })}
        text={t({
          id: 'architecture-drawing.the-form-block-by-block',
          defaultMessage: 'The form, block by block',
        })}
        figure="12,129"
      />
      <Station
        x={392}
        y={32}
        width={364}
        title={t({ id: 'architecture-drawing.api-bff', defaultMessage: 'API/BFF' })}
        text={t({
          id: 'architecture-drawing.sessions-rules-transactions',
          defaultMessage: 'Sessions, rules, transactions',
        })}
        figure={t({
          id: 'architecture-drawing.entered-value-12129',
          defaultMessage: '"entered_value": "12129"',
        })}
      />
      <Station
        x={392}
        y={212}
        width={364}
        title={t({ id: 'architecture-drawing.database-and-storage', defaultMessage: 'Database and storage' })}
        text={t({
          id: 'architecture-drawing.rows-and-messages-per-organization',
          defaultMessage: 'Rows and messages, per organization',
        })}
        figure="12129.00"
      />
      <Station
        x={880}
        y={32}
        width={240}
        title={t({ id: 'architecture-drawing.customs-e-filing', defaultMessage: 'Customs e-filing' })}
        text={t({
          id: 'architecture-drawing.ae-entry-summary-in-ax',
          defaultMessage: 'AE entry summary in, AX out',
        })}
        figure="0000012129"
      />
      <path className={styles.request} d="M272 80H384M756 80H872M540 150V204" />
      <path className={styles.requestHead} d="M392 80l-11-6v12zM880 80l-11-6v12zM540 212l-6-11h12z" />
      <path className={styles.response} d="M392 116H280M880 116H764M608 212V158" />
      <path className={styles.responseHead} d="M272 116l10-5v10zM756 116l10-5v10zM608 150l-5 10h10z" />
      <text className={LABEL_MIDDLE} x="304" y="70">
        {t({ id: 'architecture-drawing.save', defaultMessage: 'save' })}
      </text>
      <text className={LABEL_MIDDLE} x="304" y="136">
        {t({ id: 'architecture-drawing.findings', defaultMessage: 'findings' })}
      </text>
      <text className={LABEL_MIDDLE} x="848" y="70">
        {t({ id: 'architecture-drawing.ae', defaultMessage: 'AE' })}
      </text>
      <text className={LABEL_MIDDLE} x="848" y="136">
        {t({ id: 'architecture-drawing.ax', defaultMessage: 'AX' })}
      </text>
      <text className={classNames(LABEL, styles.end)} x="528" y="186">
        {t({ id: 'architecture-drawing.one-transaction', defaultMessage: 'one transaction' })}
      </text>
      <text className={LABEL} x="620" y="186">
        {t({ id: 'architecture-drawing.event-log', defaultMessage: 'event log' })}
      </text>
      <path className={styles.record} strokeDasharray="2 4" d="M1000 150V364H406V396" />
      <text className={styles.small} x="0" y="386">
        <tspan className={textStyles.strong}>
          {t({ id: 'architecture-drawing.record-50', defaultMessage: 'Record 50' })}
        </tspan>
        <tspan className={styles.muted} dx="8">
          {t({ id: 'architecture-drawing.positions-1-80', defaultMessage: 'positions 1–80' })}
        </tspan>
      </text>
      <RecordCells />
      <Brackets />
    </svg>
  )
}
