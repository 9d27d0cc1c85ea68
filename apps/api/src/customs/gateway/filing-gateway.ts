import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPractice, takesDocuments } from '@edfe/domain/profile'
import type { FileLayout } from '@edfe/gateway'
import type { CustomsLine } from '../../accounts/organization/customs-line.ts'
import { type Config, StartupError } from '../../config/config.ts'
import type { Sender } from '../kinds/entry-kind.ts'
import type { ServiceRoad } from './customscity/customscity-client.ts'
import { customscityGateway } from './customscity/customscity-gateway.ts'
import { directoryGateway } from './directory-gateway.ts'
import type { CustomsGateway } from './gateway.ts'
import type { HttpsRoad } from './https-client.ts'
import { httpsGateway } from './https-gateway.ts'
import { roadsGateway } from './roads-gateway.ts'
import type { SftpRoad } from './sftp-files.ts'
import { sftpGateway } from './sftp-gateway.ts'
import { simulatorGateway } from './simulator-gateway.ts'

type SenderSettings = Pick<Config, 'ABI_SITE_CODE' | 'ABI_SENDER_ID' | 'ABI_PASSWORD'>
type GatewaySettings = Pick<
  Config,
  | 'CUSTOMS_RULES'
  | 'DATA_DIR'
  | 'CUSTOMS_PRACTICE_URL'
  | Extract<keyof Config, `CUSTOMS_GATEWAY${string}` | `CUSTOMS_SFTP_${string}` | `CUSTOMS_SERVICE_${string}`>
>

/** Where the simulator of `npm start` listens. */
export const DEFAULT_SIMULATOR_URL = 'http://127.0.0.1:3900'

/**
 * The gateway of the settings. A live one files for real, so it throws a StartupError unless CBP's own rules are the
 * default; an organization that chose others submits nothing to it. It throws one, too, for a file that cannot be read.
 */
export function filingGateway(settings: GatewaySettings): CustomsGateway {
  const live = installedGateway(settings)
  const { CUSTOMS_GATEWAY: road, CUSTOMS_PRACTICE_URL: practice } = settings
  return isPractice(road) || !practice ? live : roadsGateway(live, simulatorGateway(practice))
}

/** The address of the simulator; undefined where none is beside a live road. Never that of a live road. */
export const simulatorUrl = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_GATEWAY_URL,
  CUSTOMS_PRACTICE_URL,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_GATEWAY_URL' | 'CUSTOMS_PRACTICE_URL'>): string | undefined =>
  isPractice(CUSTOMS_GATEWAY) ? (CUSTOMS_GATEWAY_URL ?? DEFAULT_SIMULATOR_URL) : CUSTOMS_PRACTICE_URL

function installedGateway(settings: GatewaySettings): CustomsGateway {
  const { CUSTOMS_GATEWAY: road, CUSTOMS_GATEWAY_URL: url } = settings
  if (road === 'simulator') return simulatorGateway(url ?? DEFAULT_SIMULATOR_URL)
  if (settings.CUSTOMS_RULES !== 'cbp') {
    throw new StartupError(
      `CUSTOMS_GATEWAY=${road} files with customs for real, which needs CUSTOMS_RULES=cbp: set it, or use the simulator.`,
    )
  }
  if (road === 'sftp') return sftpGateway(sftpRoad(settings), layoutOf(settings))
  if (road === 'https') return httpsGateway(httpsRoad(settings))
  if (road === 'customscity') return customscityGateway(serviceRoad(settings))
  return directoryGateway(url ?? join(settings.DATA_DIR, 'customs'))
}

/** `readConfig` has seen that address and key are there. */
const httpsRoad = (settings: GatewaySettings): HttpsRoad => ({
  url: settings.CUSTOMS_GATEWAY_URL ?? '',
  key: { id: settings.CUSTOMS_GATEWAY_KEY_ID, secret: settings.CUSTOMS_GATEWAY_KEY ?? '' },
  tls: {
    ...fileOf(settings, 'CUSTOMS_GATEWAY_CA_FILE', 'ca'),
    ...fileOf(settings, 'CUSTOMS_GATEWAY_CERT_FILE', 'cert'),
    ...fileOf(settings, 'CUSTOMS_GATEWAY_CERT_KEY_FILE', 'key'),
  },
  proxy: settings.CUSTOMS_GATEWAY_PROXY,
})

/** `readConfig` has seen that address and account are there. */
const serviceRoad = (settings: GatewaySettings): ServiceRoad => ({
  url: settings.CUSTOMS_GATEWAY_URL ?? '',
  email: settings.CUSTOMS_SERVICE_EMAIL ?? '',
  password: settings.CUSTOMS_SERVICE_PASSWORD ?? '',
  proxy: settings.CUSTOMS_GATEWAY_PROXY,
})

function sftpRoad(settings: GatewaySettings): SftpRoad {
  const { hostname: host, port, username } = new URL(settings.CUSTOMS_GATEWAY_URL ?? '')
  return {
    host,
    port: Number(port || 22),
    user: decodeURIComponent(username),
    privateKey: '',
    ...fileOf(settings, 'CUSTOMS_SFTP_KEY_FILE', 'privateKey'),
    passphrase: settings.CUSTOMS_SFTP_KEY_PASSPHRASE,
    hostKeys: settings.CUSTOMS_SFTP_HOST_KEYS,
    proxy: settings.CUSTOMS_GATEWAY_PROXY,
  }
}

const layoutOf = (settings: GatewaySettings): FileLayout => ({
  outbound: settings.CUSTOMS_SFTP_OUTBOUND,
  outboundName: settings.CUSTOMS_SFTP_OUTBOUND_NAME,
  temporaryEnding: settings.CUSTOMS_SFTP_TEMPORARY_ENDING,
  inbound: settings.CUSTOMS_SFTP_INBOUND,
  inboundName: settings.CUSTOMS_SFTP_INBOUND_NAME,
  read: settings.CUSTOMS_SFTP_READ === 'delete' ? undefined : settings.CUSTOMS_SFTP_READ,
  marks: settings.CUSTOMS_SFTP_MARKS,
})

type FileSetting = Extract<keyof GatewaySettings, `${string}_FILE`>

/** The content of a file that a setting names, under `name`; nothing when it names none. */
function fileOf<Name extends string>(
  settings: GatewaySettings,
  setting: FileSetting,
  name: Name,
): { [key in Name]?: string } {
  const file = settings[setting]
  if (!file) return {}
  try {
    return { [name]: readFileSync(file, 'utf8') } as { [key in Name]: string }
  } catch (error) {
    throw new StartupError(`${setting} cannot be read: ${(error as Error).message}.`)
  }
}

/** True if the gateway of the settings takes questions: the simulator does, a live one when the operator says so. */
export const takesQuestions = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_QUERIES,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_QUERIES'>): boolean =>
  isPractice(CUSTOMS_GATEWAY) || (CUSTOMS_QUERIES && !takesDocuments(CUSTOMS_GATEWAY))

/** Returns the transmitter, that of an organization or of the installation, as agreed with customs; the simulator accepts anyone. */
export const senderOf = (settings: SenderSettings, line?: CustomsLine): Sender => ({
  siteCode: line?.site_code ?? settings.ABI_SITE_CODE ?? 'SIML',
  senderId: line?.sender_id ?? settings.ABI_SENDER_ID ?? 'EDF',
  password: line?.password ?? settings.ABI_PASSWORD ?? 'NONE',
  ...(line?.office_code && { officeCode: line.office_code }),
})

/** True if the gateway of the settings takes security filings: the simulator does, a live one when the operator says so. */
export const takesSecurityFilings = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_SECURITY_FILINGS,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_SECURITY_FILINGS'>): boolean =>
  isPractice(CUSTOMS_GATEWAY) || (CUSTOMS_SECURITY_FILINGS && !takesDocuments(CUSTOMS_GATEWAY))

/** The programs of other agencies whose data the gateway of the settings takes; undefined: all, as the simulator does. */
export const takenAgencyPrograms = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_AGENCY_PROGRAMS,
}: Pick<Config, 'CUSTOMS_GATEWAY' | 'CUSTOMS_AGENCY_PROGRAMS'>): readonly string[] | undefined =>
  isPractice(CUSTOMS_GATEWAY) ? undefined : CUSTOMS_AGENCY_PROGRAMS
