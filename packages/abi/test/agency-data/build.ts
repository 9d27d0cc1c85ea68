import type {
  AgencyArticle,
  AgencyData,
  AgencyItem,
  AgencyRow,
  AgencyRowId,
  AgencyStatement,
} from '@edfe/domain/agencies'

export const row = (record: AgencyRowId, values: Record<string, string>): AgencyRow => ({ record, values })
export const lot = (...rows: AgencyRow[]): AgencyItem => ({ rows })
export const article = (codes: Record<string, string>, ...items: AgencyItem[]): AgencyArticle => ({
  codes: Object.entries(codes).map(([kind, number]) => ({ kind, number })),
  items,
})
export const asked = (
  program: string,
  articles: AgencyArticle[] = [],
  head: Partial<AgencyStatement> = {},
): AgencyStatement => {
  const [agency = '', code = ''] = program.split(' ')
  return { agency, program: code, ...head, articles }
}
export const goods = (description: string, ...statements: AgencyStatement[]): AgencyData => ({
  description,
  statements,
})
export const disclaimed = (description: string, program: string, disclaimer: string) =>
  goods(description, asked(program, [], { disclaimer }))

export const SIGNED = { certified: 'Y', signedOn: '2026-11-25' }
export const ACME = { name: 'ACME IMPORTS LLC', address1: '100 MAIN ST' }
export const LOS_ANGELES = { city: 'LOS ANGELES', subdivision: 'CA', country: 'US', postalCode: '90001' }
export const PERSON = { name: 'JOHN DOE', telephone: '3105551234', email: 'JOHN@ACME.EXAMPLE' }

/** A party by role, and its address. */
export const party = (
  role: string,
  name: string,
  address1: string,
  city: string,
  country: string,
  postalCode = '',
) => [
  row('PG19', { role, name, address1 }),
  row('PG20', { city, country, ...(postalCode && { postalCode }) }),
]
export const acme = (role: string) => [row('PG19', { role, ...ACME }), row('PG20', LOS_ANGELES)]

export const wood = (name: string, quantity: string, genus: string, species: string, country: string) => [
  row('PG04', { name, quantity, unit: 'KG', percent: '0.0000' }),
  row('PG05', { genus, species }),
  row('PG06', { sourceType: 'HRV', country }),
]
export const declared = (declaration: string) =>
  article({}, row('PG22', { role: 'CI', declaration, ...SIGNED }))
export const cartons = (quantity: string) => row('PG26', { level: '1', quantity, unit: 'CT' })
export const lotOf = (lotNumber: string, days = {}) => row('PG25', { lotNumberKind: '1', lotNumber, ...days })
export const tractor = (model: string) => row('PG07', { brand: 'TRACTOR', model })
export const engine = (model: string) => row('PG07', { brand: 'ENGINE', model })

export type GoldenAgencies = [title: string, data: AgencyData][]
