import type { AgencyData } from '../../../agencies/index.ts'
import { isSpecialHeading, type StackRow } from '../../../calculations/tariff-stack.ts'
import type { CalendarDay } from '../../../calendar/index.ts'
import { agencyDataOf } from '../../agencies/agency-data.ts'
import { agencyFacts } from '../../agencies/agency-facts.ts'
import type { ReleaseLine, ReleaseTariff } from '../../cargo-release.ts'
import type { FilingContext } from '../../filing-context.ts'
import { isProvinceCode } from '../../mapping/origin.ts'
import { keyboardText, wrapText } from '../../mapping/text.ts'
import { zoneQuantity } from '../../mapping/zone.ts'
import { ZONE_TYPE } from './release-bill.ts'
import { lineMaker } from './release-party.ts'
import { releasedLines } from './released-lines.ts'

const DESCRIPTION_WIDTH = 70

/** SE40 to SE61 of each line. */
export const releaseLines = (context: FilingContext, today: CalendarDay): ReleaseLine[] =>
  releasedLines(context).map((line, index) => ({
    id: String(index + 1).padStart(3, '0'),
    origin: isProvinceCode(line.origin) ? 'CA' : line.origin,
    description: wrapText(keyboardText(line.description), DESCRIPTION_WIDTH)[0],
    ...(context.entryType === ZONE_TYPE && {
      zone: { status: line.zone?.status ?? '', quantity: zoneQuantity(line) ?? '0' },
    }),
    parties: lineMaker(line.line.manufacturer),
    tariffs: line.stack.map((row) => ({
      ...releaseTariff(row),
      // Data of other agencies are under the number of the goods.
      ...(row.hts === line.hts && withAgencies(agencyDataOf(line.line, agencyFacts(context, line, today)))),
    })),
  }))

const withAgencies = (agencies: AgencyData | undefined) => agencies && { agencies }

/** Ten digits of each number, a heading of eight with zeros behind; the value is that of the goods. */
const releaseTariff = ({ hts, value }: StackRow): ReleaseTariff => ({
  hts: /^9[89]\d{6}$/.test(hts) ? `${hts}00` : hts,
  ...((!isSpecialHeading(hts) || value > 0n) && { value: (value / 100n).toString() }),
})
