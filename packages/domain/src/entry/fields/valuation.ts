import { INCOTERM_NAMES } from '../../reference/incoterms.ts'
import { choice, money, rate } from '../field.ts'

const onPage = { page: 'line-values', optional: true } as const

/**
 * The parts of a line's price that do not belong to its customs value, in US dollars: charges from the
 * country of exportation to the United States (19 CFR 152.102(f)), and costs and taxes after importation (19
 * CFR 152.103(i)).
 */
export const valueDeductionFields = {
  international_freight: money({
    label: 'International freight in the price',
    hint: 'From the country of exportation to the US port. US dollars',
    ...onPage,
    canonical: { about: 'International freight in the price, US dollars.' },
  }),
  international_insurance: money({
    label: 'Insurance in the price',
    hint: 'For the international shipment. US dollars',
    ...onPage,
    canonical: { about: 'Insurance of the international shipment in the price, US dollars.' },
  }),
  us_freight: money({
    label: 'US freight in the price',
    hint: 'Transport after importation. US dollars',
    ...onPage,
    canonical: { about: 'Transport after importation in the price, US dollars.' },
  }),
  us_services: money({
    label: 'US assembly and service in the price',
    hint: 'Construction, erection, assembly, maintenance after importation. US dollars',
    ...onPage,
    canonical: { about: 'Assembly, maintenance and assistance after importation in the price, US dollars.' },
  }),
  us_taxes: money({
    label: 'Fees and federal taxes in the price',
    hint: 'MPF, HMF, excise. Duty goes by its rate. US dollars',
    ...onPage,
    canonical: { about: 'Fees and federal taxes in the price, duty aside, US dollars.' },
  }),
} as const

/**
 * The additions to the price of a line that belong to its customs value, in US dollars: 19 CFR 152.103(b).
 */
export const valueAdditionFields = {
  packing_costs: money({
    label: 'Packing costs',
    hint: 'Paid by the buyer beside the price. US dollars',
    ...onPage,
    canonical: { about: 'Packing costs that the buyer pays beside the price, US dollars.' },
  }),
  selling_commission: money({
    label: 'Selling commission',
    hint: "Paid by the buyer to the seller's agent. US dollars",
    ...onPage,
    canonical: { about: 'Selling commission that the buyer pays beside the price, US dollars.' },
  }),
  assists: money({
    label: 'Assists',
    hint: 'Materials, tools or designs that the buyer supplied. US dollars',
    ...onPage,
    canonical: { about: 'Value of assists apportioned to the line, US dollars.' },
  }),
  royalties: money({
    label: 'Royalties and license fees',
    hint: 'Paid as a condition of the sale. US dollars',
    ...onPage,
    canonical: { about: 'Royalties and license fees that are a condition of the sale, US dollars.' },
  }),
  resale_proceeds: money({
    label: 'Proceeds to the seller',
    hint: 'From resale or use, paid to the seller. US dollars',
    ...onPage,
    canonical: { about: 'Proceeds of resale or use that accrue to the seller, US dollars.' },
  }),
} as const

/** The derivation of a line's entered value from its invoice price: transaction value, 19 CFR 152.103. */
export const valuationFields = {
  terms_of_sale: choice({
    label: 'Terms of sale',
    hint: 'From the invoice, when they differ from the shipment',
    ...onPage,
    values: Object.keys(INCOTERM_NAMES),
    canonical: { about: 'Terms of sale of the line; those of the shipment when left out.' },
  }),
  duty_rate_in_price: rate({
    label: 'Duty rate in the price',
    hint: 'Under DDP: all duties of the line together. Percent',
    ...onPage,
    canonical: { about: 'Rate of the duty that a delivered duty paid price includes, percent.' },
  }),
  ...valueDeductionFields,
  ...valueAdditionFields,
} as const
