import type { AgencyAsk } from '@edfe/contracts/tariff/public-pages'
import { agencyAdvice } from '@edfe/domain/agencies'
import { shownMessage } from '../messages/findings.ts'
import { Agencies } from '../site/pages/tariff/agencies.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { ShipmentAnswers } from './shipment-answers.ts'

/** The panel gets the focus when a number is chosen. */
export const AGENCIES_ANCHOR = 'other-agencies'

/** What other agencies ask of goods of a whole tariff number, in words. */
export const goodsAsks = (hts: string): AgencyAsk[] =>
  agencyAdvice(hts).map(({ asks, help, supplier }) => ({
    asks: shownMessage(asks),
    help: shownMessage(help),
    supplier: supplier.map(shownMessage),
  }))

/** What other agencies ask of the goods of the answers, by their tariff number; how to find it while there is none. */
export function GoodsAgencies({ answers: { hts, origin } }: { answers: ShipmentAnswers }) {
  if (!hts)
    return (
      <p className={textStyles.secondary}>
        {t({
          id: 'goods-agencies.no-number',
          defaultMessage:
            'Food, cosmetics, toys, goods of wood and others need data of another agency before CBP releases them. Find your goods in the tariff: their number says which agency asks, and what to ask the supplier for before you order.',
        })}
      </p>
    )
  const asks = goodsAsks(hts)
  return (
    <Panel
      id={AGENCIES_ANCHOR}
      tabIndex={-1}
      title={t({ id: 'goods-agencies.title', defaultMessage: 'HTSUS number {hts}' }, { hts })}
      aside={
        <a href={`/tariff?${new URLSearchParams({ hts, ...(origin && { origin }) })}`}>
          {t({ id: 'goods-agencies.tariff', defaultMessage: 'Duty and rates' })}
        </a>
      }
    >
      <div className={`${panelStyles.body} ${layoutStyles.stack12}`}>
        <Agencies hts={hts} agencies={asks} />
        {asks.length === 0 && (
          <p>
            {t(
              {
                id: 'goods-agencies.none',
                defaultMessage:
                  '{isAdded, select, yes {A number of chapter 98 or 99 goes with the number of the goods themselves. Find that one: it says which agency asks.} other {Nothing here says that another agency asks for data about goods of this number. Not every agency publishes its tariff numbers, so ask the supplier or a broker if you are not sure.}}',
              },
              { isAdded: hts >= '98' ? 'yes' : 'no' },
            )}
          </p>
        )}
      </div>
    </Panel>
  )
}
