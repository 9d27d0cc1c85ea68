import type { AnswerOf } from '@edfe/contracts/operations'
import { tariffNumber } from '@edfe/domain/entry'
import { centsText, scaled, sumCents, toCents } from '@edfe/domain/money'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { Part, Sum } from '../entry/costs/cost-table.tsx'
import { TotalCorner } from '../entry/costs/total-corner.tsx'
import { showAmount } from '../entry/values/format.ts'
import ledgerStyles from '../ui/ledger.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { type Figure, figureWords } from '../words/total-words.ts'
import type { ShipmentAnswers } from './shipment-answers.ts'

type Estimate = AnswerOf<'estimateCost'>

interface Props {
  answers: ShipmentAnswers
  entryType: '01' | '11' | undefined
}

/** What goods with these answers cost; asked once number, origin and worth are known. Without a transport, they come by sea. */
export const startEstimateQuery = ({ hts, origin, transport: mode = 'ocean', worth }: ShipmentAnswers) => {
  const cents = scaled(worth, 2)
  const body = hts && origin && cents ? { hts, origin, mode, value: centsText(cents) } : undefined
  return queryOptions({
    queryKey: ['tariff', 'estimate', body],
    queryFn: ({ signal }) => call('estimateCost', { body: body as NonNullable<typeof body>, signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** The first guess of the total of an entry, by the answers of the start page; nothing before they lead to one. */
export function StartTotal({ answers, entryType }: Props) {
  const { data, isEnabled } = useQuery(startEstimateQuery(answers))
  if (!data || !isEnabled) return null
  const { figure, mpf, hmf } = guessOf(data, entryType)
  return (
    <TotalCorner figure={figure} open={data.open_questions.length}>
      <table className={ledgerStyles.ledger}>
        <tbody>
          <Sum
            name={t({ id: 'common.duty', defaultMessage: 'Duty' })}
            amount={data.duty === null ? '' : showAmount(data.duty)}
          />
          {data.rows.map((row) => (
            <Part
              key={row.hts}
              words={{
                name: row.program ?? t({ id: 'cost-words.regular-duty', defaultMessage: 'Regular duty' }),
                basis: [tariffNumber(row.hts), row.rate_text].join(', '),
              }}
              amount={row.amount ?? ''}
            />
          ))}
          <Sum
            name={t({
              id: 'cost-words.merchandise-processing-mpf',
              defaultMessage: 'Merchandise processing (MPF)',
            })}
            amount={showAmount(mpf)}
          />
          <Sum
            name={t({ id: 'cost-words.harbor-maintenance-hmf', defaultMessage: 'Harbor maintenance (HMF)' })}
            amount={showAmount(hmf)}
          />
          {data.open_questions.map(({ key, question }) => (
            <tr key={key}>
              <th className={textStyles.warning} scope="row">
                {question}
              </th>
              <td />
            </tr>
          ))}
          <tr className={ledgerStyles.total}>
            <th scope="row">{t({ id: 'common.total', defaultMessage: 'Total' })}</th>
            <td>{figureWords(figure)}</td>
          </tr>
        </tbody>
      </table>
    </TotalCorner>
  )
}

/** A guess is never firm: it is about the sum, or at least the fees while the duty lacks a quantity. */
function guessOf({ informal, mpf, hmf, to_pay }: Estimate, entryType: Props['entryType']) {
  const isInformal = entryType === '11' && informal !== null
  const fees = isInformal ? informal : { mpf: mpf.amount, hmf: hmf.amount, to_pay }
  const known = centsText(sumCents([fees.mpf, fees.hmf].map(toCents)))
  const figure: Figure =
    fees.to_pay === null
      ? { certainty: 'at_least', amount: known }
      : { certainty: 'about', amount: fees.to_pay }
  return { figure, mpf: fees.mpf, hmf: fees.hmf }
}
