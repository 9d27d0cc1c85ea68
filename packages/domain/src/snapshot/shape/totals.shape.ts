import { bondedAdcvd, deferredTax } from '../../calculations/deferred.ts'
import type { TotalField } from '../../calculations/totals.ts'
import { amount, day, flag, object, text } from './shape.ts'

const CURRENCY = 2

const total = (field: TotalField, about: string) =>
  amount(`totals_declarations.${field}`, CURRENCY, about, {
    write: ({ draft, totals }) => draft.totals_declarations?.[field] || totals[field].amount,
  })

/** Totals as typed in step 5; as computed from lines and fees where nothing was typed. */
export const totalsShape = object(undefined, 'US dollars, as declared; computed where left out.', {
  total_entered_value: total('total_entered_value', 'Entered value of all lines.'),
  total_duty: total('total_duty', 'Duty, AD and CVD with it.'),
  total_tax: total('total_tax', 'I.R. tax.'),
  total_other: total('total_other', 'Fees.'),
  grand_total: total('grand_total', 'Duty, tax and other.'),
  deferred_tax_code: text(
    'totals_declarations.deferred_tax_code',
    'Payment of I.R. tax is deferred: 1 conventionally, 2 by electronic funds transfer.',
    { oneOf: ['1', '2'] },
  ),
  deferred_tax: amount(undefined, CURRENCY, 'I.R. tax that is paid later; follows from code and lines.', {
    write: ({ draft }) => deferredTax(draft),
    derived: true,
  }),
  bonded_adcvd: amount(undefined, CURRENCY, 'AD/CVD that a bond secures; follows from the lines.', {
    write: ({ draft }) => bondedAdcvd(draft),
    derived: true,
  }),
})

const own = (field: string): string => `totals_declarations.${field}`

/** Blocks 40-47 with the review that they were signed on. */
export const declarationShape = object(undefined, 'Who declared what. An import asks for a new signature.', {
  ior_agent: flag(own('declaration_ior_agent'), 'Block 40, the first tick.'),
  purchase_agreement: flag(own('declaration_purchase_agreement'), 'Block 40, the second tick.'),
  declarant_name: text(own('declarant_name'), 'Name.'),
  declarant_title: text(own('declarant_title'), 'Title.'),
  declarant_role: text('final_review.declarant_role', 'Role in which it was signed.', {
    oneOf: ['admin', 'preparer', 'approver', 'auditor'],
  }),
  signature: text(own('declarant_signature'), 'Typed signature.'),
  signature_date: day(own('declarant_date'), 'Day of the signature.'),
  acknowledged: flag('final_review.acknowledged', 'Whether the final review was acknowledged.'),
  acknowledged_at: text('final_review.acknowledged_at', 'When.'),
  broker: object(undefined, 'Broker or filer.', {
    name: text(own('broker_name'), 'Name.'),
    address_line1: text(own('broker_address_line1'), 'Street.'),
    address_line2: text(own('broker_address_line2'), 'Second line.'),
    city: text(own('broker_city'), 'City.'),
    state: text(own('broker_state'), 'State.'),
    zip: text(own('broker_zip'), 'ZIP.'),
    phone: text(own('broker_phone'), 'Phone number.'),
    license: text(own('broker_license'), 'License number.', { max: 20 }),
  }),
  file_reference_no: text(own('file_reference_no'), "The filer's file reference."),
})
