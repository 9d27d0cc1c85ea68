import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
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
  /** True if the note next to the row is about this cell. */
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

const groups = (): readonly { step: number; blocks: string; rows: readonly AnnotatedRow[] }[] => [
  {
    step: 1,
    blocks: '1–7',
    rows: [
      {
        row: 'header',
        note: {
          block: '7',
          text: t({
            id: 'annotated-form.not-in-the-future-not',
            defaultMessage: 'Not in the future, not more than 1 year old, not after Block 3.',
          }),
        },
        cells: [
          cell(
            '1',
            t({ id: 'annotated-form.filer-code-entry-number', defaultMessage: 'Filer code / entry number' }),
            '▮',
            { narrow: 'twoThirds' },
          ),
          cell('2', t({ id: 'annotated-form.entry-type', defaultMessage: 'Entry type' }), '01', {
            narrow: 'third',
          }),
          cell('3', t({ id: 'annotated-form.summary-date', defaultMessage: 'Summary date' }), '03/05/2026', {
            narrow: 'half',
            starts: true,
          }),
          cell('4', t({ id: 'annotated-form.surety-number', defaultMessage: 'Surety number' }), '054', {
            narrow: 'half',
          }),
          cell('5', t({ id: 'annotated-form.bond-type', defaultMessage: 'Bond type' }), '8', {
            narrow: 'third',
            starts: true,
          }),
          cell('6', t({ id: 'annotated-form.port-code', defaultMessage: 'Port code' }), '2704', {
            narrow: 'third',
          }),
          cell('7', t({ id: 'annotated-form.entry-date', defaultMessage: 'Entry date' }), '02/24/2026', {
            narrow: 'third',
            noted: true,
          }),
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
        note: {
          block: '11',
          text: t({
            id: 'annotated-form.not-in-the-future-not-2',
            defaultMessage: 'Not in the future, not more than 5 years ago.',
          }),
        },
        cells: [
          cell('8', t({ id: 'annotated-form.importing-carrier', defaultMessage: 'Importing carrier' }), '▮', {
            narrow: 'full',
          }),
          cell(
            '9',
            t({ id: 'annotated-form.mode-of-transport', defaultMessage: 'Mode of transport' }),
            '11',
            { narrow: 'third', starts: true },
          ),
          cell(
            '10',
            t({ id: 'annotated-form.country-of-origin', defaultMessage: 'Country of origin' }),
            'TW',
            { narrow: 'third' },
          ),
          cell('11', t({ id: 'annotated-form.import-date', defaultMessage: 'Import date' }), '02/24/2026', {
            narrow: 'third',
            noted: true,
          }),
        ],
      },
      {
        row: 'movement',
        note: {
          block: '15',
          text: t({
            id: 'annotated-form.before-the-import-date-block',
            defaultMessage: 'Before the import date, Block 11.',
          }),
        },
        cells: [
          cell('12', t({ id: 'annotated-form.b-l-or-awb-number', defaultMessage: 'B/L or AWB number' }), '▮'),
          cell('13', t({ id: 'annotated-form.manufacturer-id', defaultMessage: 'Manufacturer ID' }), '▮'),
          cell(
            '14',
            t({ id: 'annotated-form.exporting-country', defaultMessage: 'Exporting country' }),
            'TW',
            { starts: true },
          ),
          cell('15', t({ id: 'annotated-form.export-date', defaultMessage: 'Export date' }), '02/04/2026', {
            noted: true,
          }),
        ],
      },
      {
        row: 'inBond',
        note: {
          block: '18',
          text: t({
            id: 'annotated-form.at-most-two-codes-99',
            defaultMessage: 'At most two codes; 99 only with another code.',
          }),
        },
        cells: [
          cell('16', t({ id: 'annotated-form.i-t-number', defaultMessage: 'I.T. number' })),
          cell('17', t({ id: 'annotated-form.i-t-date', defaultMessage: 'I.T. date' })),
          cell('18', t({ id: 'annotated-form.missing-docs', defaultMessage: 'Missing docs' }), undefined, {
            narrow: 'third',
            starts: true,
            noted: true,
          }),
          cell(
            '19',
            t({ id: 'annotated-form.foreign-port-of-lading', defaultMessage: 'Foreign port of lading' }),
            '58309',
            { narrow: 'third' },
          ),
          cell(
            '20',
            t({ id: 'annotated-form.u-s-port-of-unlading', defaultMessage: 'U.S. port of unlading' }),
            '2709',
            { narrow: 'third' },
          ),
        ],
      },
      {
        row: 'metals',
        note: {
          block: '21–24',
          text: t({
            id: 'annotated-form.steel-and-aluminum-only',
            defaultMessage: 'Steel and aluminum only.',
          }),
        },
        cells: [
          cell(
            '21',
            t({ id: 'annotated-form.country-of-melt-and-pour', defaultMessage: 'Country of melt and pour' }),
            undefined,
            { noted: true },
          ),
          cell(
            '22',
            t({ id: 'annotated-form.primary-country-of-smelt', defaultMessage: 'Primary country of smelt' }),
            undefined,
            { noted: true },
          ),
          cell(
            '23',
            t({
              id: 'annotated-form.secondary-country-of-smelt',
              defaultMessage: 'Secondary country of smelt',
            }),
            undefined,
            { noted: true, starts: true },
          ),
          cell(
            '24',
            t({ id: 'annotated-form.country-of-cast', defaultMessage: 'Country of cast' }),
            undefined,
            { noted: true },
          ),
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
        note: {
          block: '26',
          text: t({
            id: 'annotated-form.same-when-the-importer-of',
            defaultMessage: 'SAME when the importer of record is also the consignee.',
          }),
        },
        cells: [
          cell(
            '25',
            t({ id: 'annotated-form.location-of-goods', defaultMessage: 'Location of goods' }),
            'Y292',
          ),
          cell('26', t({ id: 'annotated-form.consignee-number', defaultMessage: 'Consignee number' }), '▮', {
            noted: true,
          }),
          cell('27', t({ id: 'annotated-form.importer-number', defaultMessage: 'Importer number' }), '▮', {
            starts: true,
          }),
          cell('28', t({ id: 'annotated-form.reference-number', defaultMessage: 'Reference number' })),
        ],
      },
      {
        row: 'parties',
        note: {
          block: '30',
          text: t({ id: 'annotated-form.your-name-and-address', defaultMessage: 'Your name and address.' }),
        },
        cells: [
          cell(
            '29',
            t({ id: 'annotated-form.ultimate-consignee', defaultMessage: 'Ultimate consignee' }),
            '▮',
            { narrow: 'full' },
          ),
          cell(
            '30',
            t({ id: 'annotated-form.importer-of-record', defaultMessage: 'Importer of record' }),
            '▮',
            { narrow: 'full', starts: true, noted: true },
          ),
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
        note: {
          block: '36',
          text: t({
            id: 'annotated-form.duty-is-assessed-on-a',
            defaultMessage: 'Duty is assessed on A. B is for statistics only.',
          }),
        },
        cells: [
          cell('31', t({ id: 'annotated-form.line', defaultMessage: 'Line' }), '001', { narrow: 'third' }),
          cell(
            '32',
            t({
              id: 'annotated-form.description-of-merchandise',
              defaultMessage: 'Description of merchandise',
            }),
            t({
              id: 'annotated-form.photovoltaic-led-luminaires',
              defaultMessage: 'Photovoltaic LED luminaires',
            }),
            { narrow: 'twoThirds' },
          ),
          cell(
            '36',
            t({ id: 'annotated-form.a-value-b-charges-c', defaultMessage: 'A Value · B Charges · C Rel.' }),
            '12,129 · 4,000 · N',
            {
              narrow: 'full',
              starts: true,
              noted: true,
            },
          ),
        ],
      },
      {
        row: 'classification',
        note: {
          block: '38',
          text: t({
            id: 'annotated-form.12-129-3-9-rounded',
            defaultMessage: '12,129 × 3.9%, rounded half up to the cent.',
          }),
        },
        cells: [
          cell(
            '33',
            t({ id: 'annotated-form.htsus-number', defaultMessage: 'HTSUS number' }),
            '9405.41.8440',
          ),
          cell(
            '34',
            t({ id: 'annotated-form.gross-weight-qty', defaultMessage: 'Gross weight / qty' }),
            t({ id: 'annotated-form.1-248-kg-65', defaultMessage: '1,248 kg / 65' }),
          ),
          cell(
            '35',
            t({ id: 'annotated-form.net-quantity', defaultMessage: 'Net quantity' }),
            t({ id: 'annotated-form.65-no', defaultMessage: '65 NO' }),
            { narrow: 'third', starts: true },
          ),
          cell('37', t({ id: 'annotated-form.rate', defaultMessage: 'Rate' }), '3.9%', { narrow: 'third' }),
          cell('38', t({ id: 'annotated-form.duty', defaultMessage: 'Duty' }), '473.03', {
            narrow: 'third',
            noted: true,
            amount: true,
          }),
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
        note: {
          text: t({ id: 'annotated-form.499-is-mpf-501-is', defaultMessage: '499 is MPF, 501 is HMF.' }),
        },
        cells: [
          cell(
            '39',
            t({ id: 'annotated-form.total-entered-value', defaultMessage: 'Total entered value' }),
            '12,129',
            { narrow: 'full' },
          ),
          cell(
            '',
            t({ id: 'annotated-form.other-fee-summary', defaultMessage: 'Other fee summary' }),
            '499 42.01 · 501 15.16',
            {
              narrow: 'full',
              starts: true,
              noted: true,
            },
          ),
          cell('41', t({ id: 'annotated-form.total-duty', defaultMessage: 'Total duty' }), '473.03', {
            amount: true,
            starts: true,
          }),
          cell('42', t({ id: 'annotated-form.total-tax', defaultMessage: 'Total tax' }), undefined, {
            amount: true,
          }),
        ],
      },
      {
        row: 'total',
        note: { block: '44', text: '41 + 42 + 43.' },
        cells: [
          cell(
            '40',
            t({
              id: 'annotated-form.declaration-of-importer-of-record',
              defaultMessage: 'Declaration of importer of record or agent',
            }),
            undefined,
            { narrow: 'full' },
          ),
          cell('43', t({ id: 'annotated-form.total-other', defaultMessage: 'Total other' }), '57.17', {
            amount: true,
            starts: true,
          }),
          cell('44', t({ id: 'annotated-form.total', defaultMessage: 'Total' }), '530.20', {
            amount: true,
            due: true,
          }),
        ],
      },
      {
        row: 'signature',
        note: {
          block: '45',
          text: t({
            id: 'annotated-form.any-change-after-signing-voids',
            defaultMessage: 'Any change after signing voids the signature.',
          }),
        },
        cells: [
          cell(
            '45',
            t({
              id: 'annotated-form.declarant-name-title-signature-date',
              defaultMessage: 'Declarant name, title, signature, date',
            }),
            '▮',
            { narrow: 'full', noted: true },
          ),
          cell('46', t({ id: 'annotated-form.broker-or-filer', defaultMessage: 'Broker or filer' }), '▮', {
            starts: true,
          }),
          cell('47', t({ id: 'annotated-form.file-number', defaultMessage: 'File number' })),
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
      <dt className={`${textStyles.note} ${form.name}`}>
        {block ? <b>{block}</b> : null} {name}
      </dt>
      <dd className={`${textStyles.small} ${form.value}`}>
        {value}
        {held ? <OmittedValue /> : null}
      </dd>
    </div>
  )
}

export function AnnotatedForm() {
  return (
    <figure
      className={styles.form}
      aria-label={t({ id: 'annotated-form.form-7501-with-notes', defaultMessage: 'Form 7501 with notes' })}
    >
      {groups().map((group) => (
        <div className={styles.step} key={group.step}>
          <div className={`${textStyles.note} ${layoutStyles.ruleAbove} ${styles.tab}`}>
            <b className={`${textStyles.ink} ${textStyles.block}`}>
              {t({ id: 'annotated-form.step', defaultMessage: 'Step {step}' }, { step: group.step })}
            </b>
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
      <figcaption>
        {t({
          id: 'annotated-form.a-filed-entry-with-one',
          defaultMessage: 'A filed entry with one line. Gray bars: omitted values.',
        })}
      </figcaption>
    </figure>
  )
}
