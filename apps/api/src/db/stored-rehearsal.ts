import type { RunFiling } from '@edfe/domain/rehearsal'
import type { Finding } from '@edfe/domain/rules'

/** A draft of the organization that a run files. */
export interface RehearsedDraft {
  id: string
  /** The entry number that it has, which a rehearsal does not use. */
  number: string
}

/** Why a filing was refused, or is not sent: a condition of CBP with its code, or a finding of the product's own check. */
export interface RehearsedFault extends Pick<Finding, 'rule_id' | 'path' | 'step' | 'page' | 'message'> {
  /** '' where the product's check found it. */
  code: string
  /** The narrative of CBP. */
  label: string
}

/** A summary or a release of a rehearsed day. */
export interface StoredFiling extends Pick<RunFiling, 'day' | 'kind' | 'port'> {
  /** The id of a draft of the organization, or the number of a public shipment from 1. */
  source: string | number
  /** The entry number under which it was rehearsed. */
  number: string
  /** `held`: the product's check stopped it, so that CBP would never have had it. */
  outcome: 'accepted' | 'refused' | 'held'
  faults: RehearsedFault[]
}
