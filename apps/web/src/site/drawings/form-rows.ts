import { stepTitle } from '../../form-guide/step-titles.ts'
import { t } from '../../words/t.ts'

/**
 * The form in miniature, to scale: rows of blocks with their width in units of 400 and the value of the example
 * entry. 'held' is a value omitted from the example (a gray bar).
 */
export interface DrawnBlock {
  block: string
  width: number
  value?: string
  held?: boolean
  /** The value is right-aligned. */
  amount?: boolean
  /** Block 44: the filled cell. */
  due?: boolean
}

/** A step of the form with its rows. */
export interface DrawnStep {
  step: number
  title: string
  blocks: string
  about: string
  rows: readonly (readonly DrawnBlock[])[]
}

type Cell = readonly [block: string, width: number, value?: string]

const HELD = '▮'
const row = (...cells: Cell[]): DrawnBlock[] =>
  cells.map(([block, width, value]) => {
    const isAmount = value?.startsWith('>') ?? false
    return {
      block,
      width,
      held: value === HELD,
      value: value === HELD ? undefined : value?.replace('>', ''),
      amount: isAmount,
      due: block === '44',
    }
  })

export const formSteps = (): readonly DrawnStep[] => [
  {
    step: 1,
    title: stepTitle(1),
    blocks: t({ id: 'form-rows.blocks-1-7', defaultMessage: 'Blocks 1–7' }),
    about: t({
      id: 'form-rows.step-1',
      defaultMessage: 'Entry number, dates, surety, bond and port',
    }),
    rows: [
      row(
        ['1', 68, HELD],
        ['2', 44, '01'],
        ['3', 72, '03/05/2026'],
        ['4', 52, '054'],
        ['5', 44, '8'],
        ['6', 48, '2704'],
        ['7', 72, '02/24/2026'],
      ),
    ],
  },
  {
    step: 2,
    title: stepTitle(2),
    blocks: t({ id: 'form-rows.blocks-8-24', defaultMessage: 'Blocks 8–24' }),
    about: t({
      id: 'form-rows.step-2',
      defaultMessage: 'Carrier, origin, ports and dates',
    }),
    rows: [
      row(['8', 140, HELD], ['9', 84, '11'], ['10', 88, 'TW'], ['11', 88, '02/24/2026']),
      row(['12', 140, HELD], ['13', 84, HELD], ['14', 88, 'TW'], ['15', 88, '02/04/2026']),
      row(['16', 76], ['17', 64], ['18', 64], ['19', 96, '58309'], ['20', 100, '2709']),
      row(['21', 100], ['22', 100], ['23', 100], ['24', 100]),
    ],
  },
  {
    step: 3,
    title: stepTitle(3),
    blocks: t({ id: 'form-rows.blocks-25-30', defaultMessage: 'Blocks 25–30' }),
    about: t({
      id: 'form-rows.step-3',
      defaultMessage: 'Location of goods, consignee and importer',
    }),
    rows: [
      row(['25', 104, 'Y292'], ['26', 104, HELD], ['27', 104, HELD], ['28', 88]),
      row(['29', 200, HELD], ['30', 200, HELD]),
    ],
  },
  {
    step: 4,
    title: stepTitle(4),
    blocks: t({ id: 'form-rows.blocks-31-38', defaultMessage: 'Blocks 31–38' }),
    about: t({
      id: 'form-rows.step-4',
      defaultMessage: 'Each article: classification, quantity, value, duty',
    }),
    rows: [
      row(
        ['31', 36, '001'],
        ['32', 220, t({ id: 'form-rows.goods', defaultMessage: 'Photovoltaic LED luminaires' })],
        ['36', 144, '12,129 · 4,000 · N'],
      ),
      row(
        ['33', 100, '9405.41.8440'],
        ['34', 88, t({ id: 'form-rows.weight', defaultMessage: '1,248 kg / 65' })],
        ['35', 68, t({ id: 'form-rows.quantity', defaultMessage: '65 NO' })],
        ['37', 64, '3.9%'],
        ['38', 80, '>473.03'],
      ),
    ],
  },
  {
    step: 5,
    title: stepTitle(5),
    blocks: t({ id: 'form-rows.blocks-39-47', defaultMessage: 'Blocks 39–47' }),
    about: t({ id: 'form-rows.step-5', defaultMessage: 'What you owe, and the signature' }),
    rows: [
      row(['39', 96, '12,129'], ['', 160, '499 42.01 · 501 15.16'], ['41', 72, '>473.03'], ['42', 72]),
      row(['40', 256], ['43', 72, '>57.17'], ['44', 72, '>530.20']),
      row(['45', 160, HELD], ['46', 144, HELD], ['47', 96]),
    ],
  },
]
