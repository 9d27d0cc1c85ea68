import type { EstimateAnswer } from '@edfe/contracts/tariff/duty'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { Saving } from '@edfe/tariff/duty'
import type { ImportCost } from '@edfe/tariff/estimate'
import type { z } from 'zod'
import type { TariffInWords } from './tariff-service.ts'
import { dutyView } from './tariff-views.ts'

/** The cost of an import in the words of a reader. */
export const estimateView = (
  cost: ImportCost,
  savings: readonly Saving[],
  answers: Readonly<Record<string, string>>,
  service: TariffInWords & { readonly today: CalendarDay },
): z.output<typeof EstimateAnswer> => ({
  ...dutyView(cost.duty, savings, answers, service),
  mpf: {
    amount: cost.mpf.amount,
    rate_percent: cost.mpf.ratePercent,
    minimum: cost.mpf.minimum,
    maximum: cost.mpf.maximum,
    exemption: cost.mpf.exemption ?? null,
  },
  hmf: { amount: cost.hmf.amount, rate_percent: cost.hmf.ratePercent },
  informal: cost.informal
    ? {
        mpf: cost.informal.mpf,
        hmf: cost.informal.hmf,
        to_pay: cost.informal.toPay ?? null,
        landed_cost: cost.informal.landed ?? null,
      }
    : null,
  to_pay: cost.toPay ?? null,
  landed_cost: cost.landed ?? null,
  effective_percent: cost.effectivePercent ?? null,
})
