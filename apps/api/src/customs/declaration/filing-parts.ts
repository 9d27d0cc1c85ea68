import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { App } from '../../app-instance.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import {
  senderOf,
  takenAgencyPrograms,
  takesQuestions,
  takesSecurityFilings,
} from '../gateway/filing-gateway.ts'
import type { Sender } from '../kinds/entry-kind.ts'

/** The parts that a submission needs in addition to the entry. */
export interface FilingParts {
  jobs: Jobs
  sender: Sender
  /** The address of the product, for links in mail. */
  publicUrl: string
  /** Where a submission goes. */
  gateway: CustomsGatewayName
  /** True if questions go there too. */
  takesQuestions: boolean
  /** True if security filings go there too. */
  takesSecurityFilings: boolean
  /** The programs of other agencies whose data go there, AGENCY:PROGRAM; undefined: all. */
  agencyPrograms: readonly string[] | undefined
}

/** The parts of the server that submitting needs, for the organization of a scope. */
export function filingParts(
  { jobs, settings: installed }: Pick<App, 'jobs' | 'settings'>,
  { road, line, sealing }: Pick<RequestScope, 'road' | 'line' | 'sealing'>,
): FilingParts {
  const settings = { ...installed, CUSTOMS_GATEWAY: road }
  return {
    jobs,
    sender: senderOf(settings, line && { ...line, password: sealing.decrypt(line.password) }),
    publicUrl: settings.PUBLIC_URL,
    gateway: road,
    takesQuestions: takesQuestions(settings),
    takesSecurityFilings: takesSecurityFilings(settings),
    agencyPrograms: takenAgencyPrograms(settings),
  }
}
