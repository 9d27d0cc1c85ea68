import type { TariffPage } from '@edfe/contracts/tariff/public-pages'
import { t } from '../../../words/t.ts'
import { Ledger } from '../../ui/ledger.tsx'
import type { Line } from './line.ts'
import { dayText } from './measures.tsx'
import { tariffAddress } from './tariff-address.ts'

/** Shows the duty of the goods by country of origin. */
export function Origins({ page, line }: { page: TariffPage; line: Line }) {
  const nameOf = (origin: string) => page.countries.find(({ code }) => code === origin)?.name ?? origin
  return (
    <Ledger
      id="origins"
      title={t({ id: 'origins.title', defaultMessage: 'Duty by country of origin' })}
      lead={t(
        {
          id: 'origins.lead',
          defaultMessage: 'In percent of the entered value, on {day}. Fees come on top.',
        },
        { day: dayText(page.day) },
      )}
      head={[
        t({ id: 'origins.origin', defaultMessage: 'Origin' }),
        t({ id: 'origins.rates', defaultMessage: 'Rates' }),
        t({ id: 'origins.duty', defaultMessage: 'Duty' }),
      ]}
      rows={line.origins.map(({ origin, percent, percent_is_assumed, rates }) => ({
        key: origin,
        isMarked: origin === page.asked.origin,
        cells: [
          <a key="origin" href={tariffAddress(page.asked, { origin })}>
            {nameOf(origin)}
          </a>,
          <>
            {rates.join(' + ') || (percent === null ? '' : t({ id: 'common.free', defaultMessage: 'Free' }))}
            {percent_is_assumed ? (
              <small>
                {t({
                  id: 'origins.an-answer-about-the-goods',
                  defaultMessage: 'An answer about the goods could change it.',
                })}
              </small>
            ) : null}
          </>,
          percent === null ? t({ id: 'origins.by-quantity', defaultMessage: 'By quantity' }) : `${percent}%`,
        ],
      }))}
    />
  )
}
