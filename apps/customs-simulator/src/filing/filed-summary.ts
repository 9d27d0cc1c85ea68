import type { GoodsDecision } from './goods-decision.ts'

/**
 * CBP's acts on a summary that it controls: reviews it, has sent it back, has accepted it for good, or
 * cancelled it.
 */
export type CbpAct = 'review' | 'rejected' | 'accepted' | 'cancelled'

/** A summary on file. */
export interface FiledSummary {
  /** Filer code and entry number. */
  key: string
  port: string
  filerReference: string
  version: string
  entryType: string
  importer: string
  /** Day of the batch that filed it, `YYYY-MM-DD`. */
  day: string
  /** Estimated entry date, `YYYY-MM-DD`; absent where none was filed. */
  entryDate?: string
  /** True if a post summary correction filed it: only another one can follow. */
  isPostSummary?: true
  /** True if it has an electronic invoice, which a later version then needs too. */
  isElectronic?: true
  /** True if it consolidates releases. */
  isConsolidated?: true
  importDate?: string
  /** The day of the preliminary statement. */
  statementDate?: string
  /** CBP's act on it; absent until its officers begin. */
  act?: CbpAct
  /** The warehouse entry that it withdraws from, by filer code and number. */
  warehouse?: string
  /** The withdrawals on file from this warehouse entry, by their keys; whether one is the last. */
  withdrawals?: { key: string; isFinal: boolean }[]
  /** The first bill that it names. */
  bill?: { kind: string; issuer: string; number: string }
  /** The records with the money of each of its versions, oldest first, and the block that they came in. */
  money?: readonly (readonly string[])[]
  /** The moment, in milliseconds, at which its statement is printed; absent while customs' clock stands still. */
  statementDue?: number
  /** What CBP decided about its goods, oldest first. */
  decisions?: readonly GoodsDecision[]
}

/** Looks up a summary on file, effects of the running transmission included. */
export type Lookup = (key: string) => FiledSummary | undefined
