import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { t } from '../../../words/t.ts'
import { Ledger } from '../../ui/ledger.tsx'
import type { Line } from './line.ts'

/** The programs of the special column; those that the chosen origin may claim are marked. */
export function Programs({ page, line }: { page: TariffPage; line: Line }) {
  const mayClaim = (spi: string) => line.preferences.some((preference) => preference.spi === spi)
  const { origin } = page.asked
  return (
    <Ledger
      id="programs"
      title={t({ id: 'programs.title', defaultMessage: 'Special rates' })}
      lead={
        origin
          ? t({
              id: 'programs.lead-marked',
              defaultMessage:
                'For goods that qualify when the program is claimed. Marked: what the chosen country may claim.',
            })
          : t({
              id: 'programs.lead',
              defaultMessage: 'For goods that qualify when the program is claimed.',
            })
      }
      head={[
        t({ id: 'programs.program', defaultMessage: 'Program' }),
        t({ id: 'common.name', defaultMessage: 'Name' }),
        t({ id: 'programs.rate', defaultMessage: 'Rate' }),
      ]}
      rows={line.programs.map(({ spi, name, rate }) => ({
        key: spi,
        isMarked: mayClaim(spi),
        cells: [spi, name, rate],
      }))}
    />
  )
}
