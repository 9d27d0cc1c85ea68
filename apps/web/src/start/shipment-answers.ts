/** How the goods travel; an entry begins with CBP's mode of transport for it. */
export const TRANSPORTS = [
  ['ocean', 'By sea'],
  ['air', 'By air'],
  ['land', 'By truck'],
] as const
export type Transport = (typeof TRANSPORTS)[number][0]

/** The answers of the start page, as its address keeps them. All are texts, and any may be missing. */
export interface ShipmentAnswers {
  what?: string | undefined
  /** ISO code of the country where the goods were made. */
  origin?: string | undefined
  transport?: Transport | undefined
  /** US dollars as typed. */
  worth?: string | undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? String(value) : undefined

/** The answers in the search of an address, whose reader has made numbers of texts such as '4156'. */
export const readAnswers = (search: Record<string, unknown>): ShipmentAnswers => ({
  what: textOf(search.what)?.slice(0, 200),
  origin: textOf(search.origin),
  transport: TRANSPORTS.find(([transport]) => transport === search.transport)?.[0],
  worth: textOf(search.worth),
})
