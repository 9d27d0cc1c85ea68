import { bondedAdcvd, deferredTax } from '../../calculations/deferred.ts'
import type { TotalField } from '../../calculations/totals.ts'
import { reviewFields } from '../../entry/fields/review.ts'
import { totalsFields } from '../../entry/fields/totals.ts'
import { inOrder, membersOf, written } from './members-of.ts'
import { amount, object } from './shape.ts'

const CURRENCY = 2
const from = 'totals_declarations'

const totals = membersOf(totalsFields, { under: 'totals', from })

const total = (field: TotalField) =>
  written(
    totals[field],
    ({ draft, totals: computed }) => draft.totals_declarations?.[field] || computed[field].amount,
  )

/** Totals as typed in step 5; as computed from lines and fees where nothing was typed. */
export const totalsShape = object(undefined, 'US dollars, as declared; computed where left out.', {
  ...totals,
  total_entered_value: total('total_entered_value'),
  total_duty: total('total_duty'),
  total_tax: total('total_tax'),
  total_other: total('total_other'),
  grand_total: total('grand_total'),
  deferred_tax: amount(undefined, CURRENCY, 'I.R. tax that is paid later; follows from code and lines.', {
    write: ({ draft }) => deferredTax(draft),
    derived: true,
  }),
  bonded_adcvd: amount(undefined, CURRENCY, 'AD/CVD that a bond secures; follows from the lines.', {
    write: ({ draft }) => bondedAdcvd(draft),
    derived: true,
  }),
})

const brokerShape = object(
  undefined,
  'Broker or filer.',
  inOrder(
    membersOf(totalsFields, { under: 'declaration.broker', from }),
    ...(['name', 'address_line1', 'address_line2', 'city', 'state', 'zip', 'phone', 'license'] as const),
  ),
)

/** Blocks 40-47 with the review that they were signed on. */
export const declarationShape = object(
  undefined,
  'Who declared what. An import asks for a new signature.',
  inOrder(
    {
      ...membersOf(totalsFields, { under: 'declaration', from }),
      ...membersOf(reviewFields, { under: 'declaration', from: 'final_review' }),
      broker: brokerShape,
    },
    ...(['ior_agent', 'purchase_agreement', 'goods_not_purchased'] as const),
    ...(['temporary_importation', 'declarant_name'] as const),
    ...(['declarant_title', 'declarant_role'] as const),
    ...(['signature', 'signature_date', 'acknowledged', 'acknowledged_at', 'broker'] as const),
  ),
)
