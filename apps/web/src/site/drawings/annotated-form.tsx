/** The form of the example entry with margin notes. A line leads from each note to its block. */
interface AnnotatedCell {
  block?: string
  name: string
  value?: string
  /** Omitted from the example. */
  held?: boolean
  hit?: boolean
  amount?: boolean
  due?: boolean
  /** Columns of six on a phone; the first cell of a phone row starts it. */
  narrow?: 2 | 3 | 4 | 6
  starts?: boolean
}

interface AnnotatedRow {
  /** Names the row's column shares in the style sheet. */
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
        row: 'a1',
        note: { block: '7', text: 'Not in the future, not more than 1 year old, not after Block 3.' },
        cells: [
          cell('1', 'Filer code / entry number', '▮', { narrow: 4 }),
          cell('2', 'Entry type', '01', { narrow: 2 }),
          cell('3', 'Summary date', '03/05/2026', { narrow: 3, starts: true }),
          cell('4', 'Surety number', '054', { narrow: 3 }),
          cell('5', 'Bond type', '8', { narrow: 2, starts: true }),
          cell('6', 'Port code', '2704', { narrow: 2 }),
          cell('7', 'Entry date', '02/24/2026', { narrow: 2, hit: true }),
        ],
      },
    ],
  },
  {
    step: 2,
    blocks: '8–24',
    rows: [
      {
        row: 'a2',
        note: { block: '11', text: 'Not in the future, not more than 5 years ago.' },
        cells: [
          cell('8', 'Importing carrier', '▮', { narrow: 6 }),
          cell('9', 'Mode of transport', '11', { narrow: 2, starts: true }),
          cell('10', 'Country of origin', 'TW', { narrow: 2 }),
          cell('11', 'Import date', '02/24/2026', { narrow: 2, hit: true }),
        ],
      },
      {
        row: 'a2',
        note: { block: '15', text: 'Before the import date, Block 11.' },
        cells: [
          cell('12', 'B/L or AWB number', '▮'),
          cell('13', 'Manufacturer ID', '▮'),
          cell('14', 'Exporting country', 'TW', { starts: true }),
          cell('15', 'Export date', '02/04/2026', { hit: true }),
        ],
      },
      {
        row: 'a3',
        note: { block: '18', text: 'At most two codes; 99 only with another code.' },
        cells: [
          cell('16', 'I.T. number'),
          cell('17', 'I.T. date'),
          cell('18', 'Missing docs', undefined, { narrow: 2, starts: true, hit: true }),
          cell('19', 'Foreign port of lading', '58309', { narrow: 2 }),
          cell('20', 'U.S. port of unlading', '2709', { narrow: 2 }),
        ],
      },
      {
        row: 'a4',
        note: { block: '21–24', text: 'Steel and aluminum only.' },
        cells: [
          cell('21', 'Country of melt and pour', undefined, { hit: true }),
          cell('22', 'Primary country of smelt', undefined, { hit: true }),
          cell('23', 'Secondary country of smelt', undefined, { hit: true, starts: true }),
          cell('24', 'Country of cast', undefined, { hit: true }),
        ],
      },
    ],
  },
  {
    step: 3,
    blocks: '25–30',
    rows: [
      {
        row: 'a5',
        note: { block: '26', text: 'SAME when the importer of record is also the consignee.' },
        cells: [
          cell('25', 'Location of goods', 'Y292'),
          cell('26', 'Consignee number', '▮', { hit: true }),
          cell('27', 'Importer number', '▮', { starts: true }),
          cell('28', 'Reference number'),
        ],
      },
      {
        row: 'a6',
        note: { block: '30', text: 'Your name and address.' },
        cells: [
          cell('29', 'Ultimate consignee', '▮', { narrow: 6 }),
          cell('30', 'Importer of record', '▮', { narrow: 6, starts: true, hit: true }),
        ],
      },
    ],
  },
  {
    step: 4,
    blocks: '31–38',
    rows: [
      {
        row: 'a7',
        note: { block: '36', text: 'Duty is assessed on A. B is for statistics only.' },
        cells: [
          cell('31', 'Line', '001', { narrow: 2 }),
          cell('32', 'Description of merchandise', 'Photovoltaic LED luminaires', { narrow: 4 }),
          cell('36', 'A Value · B Charges · C Rel.', '12,129 · 4,000 · N', {
            narrow: 6,
            starts: true,
            hit: true,
          }),
        ],
      },
      {
        row: 'a8',
        note: { block: '38', text: '12,129 × 3.9%, rounded half up to the cent.' },
        cells: [
          cell('33', 'HTSUS number', '9405.41.8440'),
          cell('34', 'Gross weight / qty', '1,248 kg / 65'),
          cell('35', 'Net quantity', '65 NO', { narrow: 2, starts: true }),
          cell('37', 'Rate', '3.9%', { narrow: 2 }),
          cell('38', 'Duty', '473.03', { narrow: 2, hit: true, amount: true }),
        ],
      },
    ],
  },
  {
    step: 5,
    blocks: '39–47',
    rows: [
      {
        row: 'a9',
        note: { text: '499 is MPF, 501 is HMF.' },
        cells: [
          cell('39', 'Total entered value', '12,129', { narrow: 6 }),
          cell('', 'Other fee summary', '499 42.01 · 501 15.16', { narrow: 6, starts: true, hit: true }),
          cell('41', 'Total duty', '473.03', { amount: true, starts: true }),
          cell('42', 'Total tax', undefined, { amount: true }),
        ],
      },
      {
        row: 'a10',
        note: { block: '44', text: '41 + 42 + 43.' },
        cells: [
          cell('40', 'Declaration of importer of record or agent', undefined, { narrow: 6 }),
          cell('43', 'Total other', '57.17', { amount: true, starts: true }),
          cell('44', 'Total', '530.20', { amount: true, due: true }),
        ],
      },
      {
        row: 'a11',
        note: { block: '45', text: 'Any change after signing voids the signature.' },
        cells: [
          cell('45', 'Declarant name, title, signature, date', '▮', { narrow: 6, hit: true }),
          cell('46', 'Broker or filer', '▮', { starts: true }),
          cell('47', 'File number'),
        ],
      },
    ],
  },
]

function Cell({
  cell: { block, name, value, held, hit, amount, due, narrow, starts },
}: {
  cell: AnnotatedCell
}) {
  const classes = [
    'cell',
    narrow && `m${narrow}`,
    starts && 'ms',
    hit && 'hit',
    amount && 'amt',
    due && 'due',
  ]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <dt>
        {block ? <b>{block}</b> : null} {name}
      </dt>
      <dd>
        {value}
        {held ? (
          <>
            <span className="held" />
            <span className="vh">omitted</span>
          </>
        ) : null}
      </dd>
    </div>
  )
}

export function AnnotatedForm() {
  return (
    <figure className="anno" aria-label="Form 7501 with notes">
      {GROUPS.map((group) => (
        <div className="grp" key={group.step}>
          <div className="tab">
            <b>Step {group.step}</b>
            {group.blocks}
          </div>
          <div>
            {group.rows.map((row) => (
              <div className={`line2 ${row.row}`} key={row.note.text}>
                <dl className="cells">
                  {row.cells.map((item) => (
                    <Cell key={item.block || item.name} cell={item} />
                  ))}
                </dl>
                <p className="note">
                  {row.note.block ? <span className="n">{row.note.block}</span> : null}
                  <span>{row.note.text}</span>
                </p>
                <span className={`wire w-${row.note.block?.slice(0, 2) ?? 'fees'}`} />
              </div>
            ))}
          </div>
        </div>
      ))}
      <figcaption>A filed entry with one line. Gray bars: omitted values.</figcaption>
    </figure>
  )
}
