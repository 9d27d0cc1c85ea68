import data from '../data/foreign-ports.json' with { type: 'json' }
import { records } from '../table.ts'

export interface ForeignPort {
  code: string
  name: string
  /** ISO alpha-2, '' for the few entries that name no country, such as the high seas. */
  country: string
  country_name: string
  /** Other names of the place, '; ' between them. */
  aliases: string
}

/** Schedule K. Names are the schedule's own, often old ones; the aliases find the rest. */
export const FOREIGN_PORTS: readonly ForeignPort[] = /* @__PURE__ */ records<keyof ForeignPort>(data)
