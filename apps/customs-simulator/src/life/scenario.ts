/** A moment: days after a day of the release, and HHMM. */
export interface Moment {
  /** The day of filing, of arrival, of a part of a split shipment (from 0), or of the request that CBP answers. */
  from: 'filing' | 'arrival' | 'request' | { part: number }
  days: number
  time: string
}

interface Decision extends Moment {
  code: string
  narrative: string
}

/** What happens to each bill (SO50). */
export interface BillStep extends Decision {
  record: 'SO50'
  /** The part of a split shipment that it is about, from 0. */
  part?: number
}

/** What CBP decides about the entry (SO60). */
export interface EntryStep extends Decision {
  record: 'SO60'
  /** Why CBP sets the day of this decision, or the next one, as the date of release. */
  releaseOrigin?: string
  documentType?: string
}

/** What another agency decides (SO70), with its number and reasons (SO71) and words (SO72), in the fields of their layouts. */
export interface AgencyStep extends Decision {
  record: 'SO70'
  values: Readonly<Record<string, string>>
  /** The day that it has is that of the decision. */
  detail?: Readonly<Record<string, string>>
  comment?: string
}

/** One notice (SO): what it repeats of the release, then what happened. */
export interface Notice {
  shows?: readonly ('ownReference' | 'lines' | 'bills')[]
  /** Why a request was refused. */
  references?: readonly (readonly [qualifier: string, text: string])[]
  steps: readonly (BillStep | EntryStep | AgencyStep)[]
}

/** A life of a release: the notices after it was filed, and those that answer later requests, one list for each. */
export interface Scenario {
  filed: readonly Notice[]
  /** After a replacement that CBP takes at once. */
  replaced?: readonly Notice[]
  /** After an update of bills that CBP takes at once. */
  updated?: readonly Notice[]
  /** After each request to cancel that a person decides; the last one is repeated. */
  cancellations?: readonly (readonly Notice[])[]
}

export const on = (from: Moment['from'], days: number, time: string): Moment => ({ from, days, time })
export const ofBill = (
  moment: Moment,
  code: string,
  narrative: string,
  more: Pick<BillStep, 'part'> = {},
): BillStep => ({ record: 'SO50', ...moment, code, narrative, ...more })
export const ofEntry = (
  moment: Moment,
  code: string,
  narrative: string,
  more: Pick<EntryStep, 'releaseOrigin' | 'documentType'> = {},
): EntryStep => ({ record: 'SO60', ...moment, code, narrative, ...more })
export const ofAgency = (
  moment: Moment,
  code: string,
  narrative: string,
  values: AgencyStep['values'],
  more: Pick<AgencyStep, 'detail' | 'comment'> = {},
): AgencyStep => ({ record: 'SO70', ...moment, code, narrative, values, ...more })

/** A notice that names the bills of the release. */
export const about = (...steps: Notice['steps']): Notice => ({ shows: ['bills'], steps })
