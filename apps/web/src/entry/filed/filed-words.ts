import type { Entry } from '@edfe/contracts/entries/entry'
import {
  type DraftData,
  hasStatusOfGoods,
  isReleased,
  ON_FILE,
  REJECTED,
  type StatusColumns,
  summarizeShipment,
} from '@edfe/domain/entry'

type Status = Entry['status']

const TITLES: Partial<Record<Status, string>> = {
  submitted: 'CBP has your entry',
  accepted: 'CBP accepted your entry',
  rejected: 'CBP rejected this entry',
  hold: 'CBP holds your goods',
  released: 'CBP released your goods',
}

const PRACTICE_TITLES: Partial<Record<Status, string>> = {
  submitted: 'Practice: the simulator has your entry',
  accepted: 'Practice: CBP would accept your entry',
  rejected: 'Practice: CBP would reject this entry',
  hold: 'Practice: CBP would hold your goods',
  released: 'Practice: CBP would release your goods',
}

const NUMBERS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const inWords = (count: number): string => NUMBERS[count] ?? String(count)

/** Where a filed entry is, as the heading of its page says it; `toCorrect` counts what CBP refused. */
export function filedTitle(
  entry: Pick<Entry, keyof StatusColumns | 'release_status'>,
  isPractice: boolean,
  toCorrect = 0,
): string {
  if (entry.deletion === 'deleted') {
    return isPractice ? 'Practice: CBP would delete this summary' : 'CBP deleted this summary'
  }
  const title = (isPractice ? PRACTICE_TITLES : TITLES)[entry.status] ?? 'Filed'
  if (REJECTED.has(entry) && toCorrect > 0)
    return `${title}. ${toCorrect === 1 ? 'One thing' : `${inWords(toCorrect)} things`} to correct.`
  const isReleasedSince = ON_FILE.has(entry) && !hasStatusOfGoods(entry) && isReleased(entry)
  if (!isReleasedSince) return title
  return isPractice ? `${title} and release the goods` : `${title} and released the goods`
}

/** 'LED ceiling lamps and 2 more lines, from Song Hong Lighting. B/L ONEYHPHE48217600'; '' while nothing is known. */
export function shipmentSentence(draft: DraftData): string {
  const { goods, otherLines, supplier, billOfLading } = summarizeShipment(draft)
  const more = otherLines === 0 ? '' : otherLines === 1 ? ' and 1 more line' : ` and ${otherLines} more lines`
  const what = [goods && `${goods}${more}`, supplier && `from ${supplier}`].filter(Boolean).join(', ')
  return [what, billOfLading && `B/L ${billOfLading}`].filter(Boolean).join('. ')
}

/** What came of the entry, before the time; `customs` is CBP, or the simulator in practice. */
export const OUTCOME: Partial<Record<Status, (customs: string) => string>> = {
  submitted: (customs) => `Submitted to ${customs}`,
  accepted: (customs) => `Accepted by ${customs}`,
  rejected: (customs) => `Rejected by ${customs}`,
  hold: (customs) => `Held by ${customs}`,
  released: (customs) => `Released by ${customs}`,
}
