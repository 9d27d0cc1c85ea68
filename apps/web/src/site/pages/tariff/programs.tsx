import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { Ledger } from '../../ui/ledger.tsx'
import type { Line } from './line.ts'

/** The programs of the special column; those that the chosen origin may claim are marked. */
export function Programs({ page, line }: { page: TariffPage; line: Line }) {
  const mayClaim = (spi: string) => line.preferences.some((preference) => preference.spi === spi)
  const { origin } = page.asked
  return (
    <Ledger
      id="programs"
      title="Special rates"
      lead={`For goods that qualify when the program is claimed. ${origin ? 'Marked: what the chosen country may claim.' : ''}`}
      head={['Program', 'Name', 'Rate']}
      rows={line.programs.map(({ spi, name, rate }) => ({
        key: spi,
        isMarked: mayClaim(spi),
        cells: [spi, name, rate],
      }))}
    />
  )
}
