import type { AgencyAsk } from '@edfe/contracts/tariff/public-pages'
import { agencyAdvice } from '@edfe/domain/agencies'
import type { TariffLine } from '@edfe/tariff/schedule'
import type { TariffInWords } from './tariff-service.ts'

/** What other agencies ask of goods of a whole number, in the reader's words. */
export const agencyAsks = (
  { words }: Pick<TariffInWords, 'words'>,
  line: Pick<TariffLine, 'number' | 'isWhole'> | undefined,
): AgencyAsk[] =>
  line?.isWhole
    ? agencyAdvice(line.number).map(({ asks, help, supplier }) => ({
        asks: words.format(asks),
        help: words.format(help),
        supplier: supplier.map((item) => words.format(item)),
      }))
    : []
