import { isSpecialHeading, type StackRow } from '../../../calculations/tariff-stack.ts'
import type { ReleaseLine, ReleaseTariff } from '../../cargo-release.ts'
import type { FilingContext, FilingLine } from '../../filing-context.ts'
import { isProvinceCode } from '../../mapping/origin.ts'
import { keyboardText, wrapText } from '../../mapping/text.ts'
import { zoneQuantity } from '../../mapping/zone.ts'
import { ZONE_TYPE } from './release-bill.ts'
import { lineMaker } from './release-party.ts'

const DESCRIPTION_WIDTH = 70
const DOMESTIC = 'D'

/** The lines whose goods are released: domestic goods of a zone are none (SE41 position 5). */
export const releasedLines = ({
  lines,
  entryType,
}: Pick<FilingContext, 'lines' | 'entryType'>): FilingLine[] =>
  entryType === ZONE_TYPE ? lines.filter(({ zone }) => zone?.status !== DOMESTIC) : lines

/** SE40 to SE61 of each line. */
export const releaseLines = (context: FilingContext): ReleaseLine[] =>
  releasedLines(context).map((line, index) => ({
    id: String(index + 1).padStart(3, '0'),
    origin: isProvinceCode(line.origin) ? 'CA' : line.origin,
    description: wrapText(keyboardText(line.description), DESCRIPTION_WIDTH)[0],
    ...(context.entryType === ZONE_TYPE && {
      zone: { status: line.zone?.status ?? '', quantity: zoneQuantity(line) ?? '0' },
    }),
    parties: lineMaker(line.line.manufacturer),
    tariffs: line.stack.map(releaseTariff),
  }))

/** Ten digits of each number, a heading of eight with zeros behind; the value is that of the goods. */
const releaseTariff = ({ hts, value }: StackRow): ReleaseTariff => ({
  hts: /^9[89]\d{6}$/.test(hts) ? `${hts}00` : hts,
  ...((!isSpecialHeading(hts) || value > 0n) && { value: (value / 100n).toString() }),
})
