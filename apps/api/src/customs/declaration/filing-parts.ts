import type { CustomsGatewayName } from '@edfe/domain/profile'
import type { App } from '../../app-instance.ts'
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

/** Returns the parts of the server that submitting needs. */
export const filingParts = (app: App): FilingParts => ({
  jobs: app.jobs,
  sender: senderOf(app.settings),
  publicUrl: app.settings.PUBLIC_URL,
  gateway: app.settings.CUSTOMS_GATEWAY,
  takesQuestions: takesQuestions(app.settings),
  takesSecurityFilings: takesSecurityFilings(app.settings),
  agencyPrograms: takenAgencyPrograms(app.settings),
})
