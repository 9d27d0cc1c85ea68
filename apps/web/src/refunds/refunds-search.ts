/** What the page of refunds shows: the entries on file here, or those of a report. */
export interface RefundsSearch {
  report?: string | undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the search of an address; what is no id of a report is left out. */
export const readRefundsSearch = ({ report }: Record<string, unknown>): RefundsSearch =>
  typeof report === 'string' && UUID.test(report) ? { report } : {}
