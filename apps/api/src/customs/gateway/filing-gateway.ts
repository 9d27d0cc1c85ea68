import { join } from 'node:path'
import { isPractice } from '@edfe/domain/profile'
import { type Config, StartupError } from '../../config/config.ts'
import type { Sender } from '../kinds/entry-kind.ts'
import { directoryGateway } from './directory-gateway.ts'
import type { CustomsGateway } from './gateway.ts'
import { simulatorGateway } from './simulator-gateway.ts'

type SenderSettings = Pick<Config, 'ABI_SITE_CODE' | 'ABI_SENDER_ID' | 'ABI_PASSWORD'>
type GatewaySettings = Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_GATEWAY_URL' | 'CUSTOMS_RULES' | 'DATA_DIR'>

/** Where the simulator of `npm start` listens. */
export const DEFAULT_SIMULATOR_URL = 'http://127.0.0.1:3900'

/**
 * The gateway of the settings. A live one files for real, so it throws a StartupError unless CBP's own rules are the
 * default; an organization that chose others submits nothing to it. CUSTOMS_GATEWAY_URL is the simulator's address, or the folder of the directory gateway.
 */
export function filingGateway(settings: GatewaySettings): CustomsGateway {
  if (settings.CUSTOMS_GATEWAY === 'simulator') {
    return simulatorGateway(settings.CUSTOMS_GATEWAY_URL ?? DEFAULT_SIMULATOR_URL)
  }
  if (settings.CUSTOMS_RULES !== 'cbp') {
    throw new StartupError(
      'CUSTOMS_GATEWAY=directory files with customs for real, which needs CUSTOMS_RULES=cbp: set it, or use the simulator.',
    )
  }
  return directoryGateway(settings.CUSTOMS_GATEWAY_URL ?? join(settings.DATA_DIR, 'customs'))
}

/** True if the gateway of the settings takes questions: the simulator does, a live one when the operator says so. */
export const takesQuestions = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_QUERIES,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_QUERIES'>): boolean =>
  isPractice(CUSTOMS_GATEWAY) || CUSTOMS_QUERIES

/** Returns the transmitter, as agreed with customs; the simulator accepts anyone. */
export const senderOf = (settings: SenderSettings): Sender => ({
  siteCode: settings.ABI_SITE_CODE ?? 'SIML',
  senderId: settings.ABI_SENDER_ID ?? 'EDF',
  password: settings.ABI_PASSWORD ?? 'NONE',
})

/** True if the gateway of the settings takes security filings: the simulator does, a live one when the operator says so. */
export const takesSecurityFilings = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_SECURITY_FILINGS,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_SECURITY_FILINGS'>): boolean =>
  isPractice(CUSTOMS_GATEWAY) || CUSTOMS_SECURITY_FILINGS

/** The programs of other agencies whose data the gateway of the settings takes; undefined: all, as the simulator does. */
export const takenAgencyPrograms = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_AGENCY_PROGRAMS,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_AGENCY_PROGRAMS'>): readonly string[] | undefined =>
  isPractice(CUSTOMS_GATEWAY) ? undefined : CUSTOMS_AGENCY_PROGRAMS
