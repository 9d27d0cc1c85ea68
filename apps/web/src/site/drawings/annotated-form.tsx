import { BlockNumber } from '../ui/block-link.tsx'
import { classNames } from '../ui/class-names.ts'
import form from '../ui/form-cell.module.css'
import { OmittedValue } from '../ui/omitted-value.tsx'
import styles from './annotated-form.module.css'

/** The form of the example entry with margin notes. A line leads from each note to its block. */
interface AnnotatedCell {
  block?: string
  name: string
  value?: string
  /** Omitted from the example. */
  held?: boolean
  /** The note beside the row is about this cell. */
  noted?: boolean
  amount?: boolean
  due?: boolean
  /** Share of the row's width on a narrow screen, half unless given. */
  narrow?: 'third' | 'half' | 'twoThirds' | 'full'
  /** Starts a row on a narrow screen. */
  starts?: boolean
}

interface AnnotatedRow {
  /** Class of the row's column shares in the style sheet. */
  row: string
  cells: readonly AnnotatedCell[]
  note: { block?: string; text: string }
}

const cell = (
  block: string,
  name: string,
  value?: string,
  options: Partial<AnnotatedCell> = {},
): AnnotatedCell => ({
  block,
  name,
  value: value === '▮' ? undefined : value,
  held: value === '▮',
  ...options,
})

const GROUPS: readonly { step: number; blocks: string; rows: readonly AnnotatedRow[] }[] = [
  {
    step: 1,
    blocks: '1–7',
    rows: [
      {
        row: 'header',
        note: { block: '7', text: 'Not in the future, not more than 1 year old, not after Block 3.' },
        cells: [
          cell('1', 'Filer code / entry number', '▮', { narrow: 'twoThirds' }),
          cell('2', 'Entry type', '01', { narrow: 'third' }),
          cell('3', 'Summary date', '03/05/2026', { narrow: 'half', starts: true }),
          cell('4', 'Surety number', '054', { narrow: 'half' }),
          cell('5', 'Bond type', '8', { narrow: 'third', starts: true }),
          cell('6', 'Port code', '2704', { narrow: 'third' }),
          cell('7', 'Entry date', '02/24/2026', { narrow: 'third', noted: true }),
        ],
      },
    ],
  },
  {
    step: 2,
    blocks: '8–24',
    rows: [
      {
        row: 'movement',
        note: { block: '11', text: 'Not in the future, not more than 5 years ago.' },
        cells: [
          cell('8', 'Importing carrier', '▮', { narrow: 'full' }),
          cell('9', 'Mode of transport', '11', { narrow: 'third', starts: true }),
          cell('10', 'Country of origin', 'TW', { narrow: 'third' }),
          cell('11', 'Import date', '02/24/2026', { narrow: 'third', noted: true }),
        ],
      },
      {
        row: 'movement',
        note: { block: '15', text: 'Before the import date, Block 11.' },
        cells: [
          cell('12', 'B/L or AWB number', '▮'),
          cell('13', 'Manufacturer ID', '▮'),
          cell('14', 'Exporting country', 'TW', { starts: true }),
          cell('15', 'Export date', '02/04/2026', { noted: true }),
        ],
      },
      {
        row: 'inBond',
        note: { block: '18', text: 'At most two codes; 99 only with another code.' },
        cells: [
          cell('16', 'I.T. number'),
          cell('17', 'I.T. date'),
          cell('18', 'Missing docs', undefined, { narrow: 'third', starts: true, noted: true }),
          cell('19', 'Foreign port of lading', '58309', { narrow: 'third' }),
          cell('20', 'U.S. port of unlading', '2709', { narrow: 'third' }),
        ],
      },
      {
        row: 'metals',
        note: { block: '21–24', text: 'Steel and aluminum only.' },
        cells: [
          cell('21', 'Country of melt and pour', undefined, { noted: true }),
          cell('22', 'Primary country of smelt', undefined, { noted: true }),
          cell('23', 'Secondary country of smelt', undefined, { noted: true, starts: true }),
          cell('24', 'Country of cast', undefined, { noted: true }),
        ],
      },
    ],
  },
  {
    step: 3,
    blocks: '25–30',
    rows: [
      {
        row: 'partyNumbers',
        note: { block: '26', text: 'SAME when the importer of record is also the consignee.' },
        cells: [
          cell('25', 'Location of goods', 'Y292'),
          cell('26', 'Consignee number', '▮', { noted: true }),
          cell('27', 'Importer number', '▮', { starts: true }),
          cell('28', 'Reference number'),
        ],
      },
      {
        row: 'parties',
        note: { block: '30', text: 'Your name and address.' },
        cells: [
          cell('29', 'Ultimate consignee', '▮', { narrow: 'full' }),
          cell('30', 'Importer of record', '▮', { narrow: 'full', starts: true, noted: true }),
        ],
      },
    ],
  },
  {
    step: 4,
    blocks: '31–38',
    rows: [
      {
        row: 'article',
        note: { block: '36', text: 'Duty is assessed on A. B is for statistics only.' },
        cells: [
          cell('31', 'Line', '001', { narrow: 'third' }),
          cell('32', 'Description of merchandise', 'Photovoltaic LED luminaires', { narrow: 'twoThirds' }),
          cell('36', 'A Value · B Charges · C Rel.', '12,129 · 4,000 · N', {
            narrow: 'full',
            starts: true,
            noted: true,
          }),
        ],
      },
      {
        row: 'classification',
        note: { block: '38', text: '12,129 × 3.9%, rounded half up to the cent.' },
        cells: [
          cell('33', 'HTSUS number', '9405.41.8440'),
          cell('34', 'Gross weight / qty', '1,248 kg / 65'),
          cell('35', 'Net quantity', '65 NO', { narrow: 'third', starts: true }),
          cell('37', 'Rate', '3.9%', { narrow: 'third' }),
          cell('38', 'Duty', '473.03', { narrow: 'third', noted: true, amount: true }),
        ],
      },
    ],
  },
  {
    step: 5,
    blocks: '39–47',
    rows: [
      {
        row: 'fees',
        note: { text: '499 is MPF, 501 is HMF.' },
        cells: [
          cell('39', 'Total entered value', '12,129', { narrow: 'full' }),
          cell('', 'Other fee summary', '499 42.01 · 501 15.16', {
            narrow: 'full',
            starts: true,
            noted: true,
          }),
          cell('41', 'Total duty', '473.03', { amount: true, starts: true }),
          cell('42', 'Total tax', undefined, { amount: true }),
        ],
      },
      {
        row: 'total',
        note: { block: '44', text: '41 + 42 + 43.' },
        cells: [
          cell('40', 'Declaration of importer of record or agent', undefined, { narrow: 'full' }),
          cell('43', 'Total other', '57.17', { amount: true, starts: true }),
          cell('44', 'Total', '530.20', { amount: true, due: true }),
        ],
      },
      {
        row: 'signature',
        note: { block: '45', text: 'Any change after signing voids the signature.' },
        cells: [
          cell('45', 'Declarant name, title, signature, date', '▮', { narrow: 'full', noted: true }),
          cell('46', 'Broker or filer', '▮', { starts: true }),
          cell('47', 'File number'),
        ],
      },
    ],
  },
]

function Cell({
  cell: { block, name, value, held, noted, amount, due, narrow, starts },
}: {
  cell: AnnotatedCell
}) {
  const className = classNames(
    form.cell,
    narrow && styles[narrow],
    starts && styles.rowStart,
    noted && styles.noted,
    amount && styles.amount,
    due && styles.due,
  )
  return (
    <div className={className}>
      <dt className={form.name}>
        {block ? <b>{block}</b> : null} {name}
      </dt>
      <dd className={form.value}>
        {value}
        {held ? <OmittedValue /> : null}
      </dd>
    </div>
  )
}

export function AnnotatedForm() {
  return (
    <figure className={styles.form} aria-label="Form 7501 with notes">
      {GROUPS.map((group) => (
        <div className={styles.step} key={group.step}>
          <div className={styles.tab}>
            <b>Step {group.step}</b>
            {group.blocks}
          </div>
          <div>
            {group.rows.map((row) => (
              <div className={classNames(styles.row, styles[row.row])} key={row.note.text}>
                <dl className={styles.cells}>
                  {row.cells.map((item) => (
                    <Cell key={item.block || item.name} cell={item} />
                  ))}
                </dl>
                <p className={styles.note}>
                  {row.note.block ? <BlockNumber block={row.note.block} /> : null}
                  <span>{row.note.text}</span>
                </p>
                <span className={styles.leader} />
              </div>
            ))}
          </div>
        </div>
      ))}
      <figcaption className={styles.caption}>
        A filed entry with one line. Gray bars: omitted values.
      </figcaption>
    </figure>
  )
}
