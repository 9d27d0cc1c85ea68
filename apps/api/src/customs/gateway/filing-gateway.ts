import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type CustomsGatewayName, isPractice, takesDocuments } from '@edfe/domain/profile'
import type { FileLayout } from '@edfe/gateway'
import type { CustomsLine } from '../../accounts/organization/customs-line.ts'
import { type Config, StartupError } from '../../config/config.ts'
import { type GatewaySettings as RoadSettings, readRoad } from '../../config/gateway-settings.ts'
import { gatewayProblems } from '../../messages/customs-messages.ts'
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
  | 'CUSTOMS_TEST_ROAD_FILE'
  | Extract<keyof Config, `CUSTOMS_GATEWAY${string}` | `CUSTOMS_SFTP_${string}` | `CUSTOMS_SERVICE_${string}`>
>

/** Where the simulator of `npm start` listens. */
export const DEFAULT_SIMULATOR_URL = 'http://127.0.0.1:3900'

/**
 * The gateway of the settings. A live one files for real, so it throws a StartupError unless CBP's own rules are the
 * default; an organization that chose others submits nothing to it. It throws one, too, for a file that cannot be read.
 */
export function filingGateway(settings: GatewaySettings): CustomsGateway {
  const { CUSTOMS_GATEWAY: road, CUSTOMS_PRACTICE_URL: practice } = settings
  return roadsGateway(
    {
      installed: installedGateway(settings),
      practice: !isPractice(road) && practice ? simulatorGateway(practice) : undefined,
      test: testGateway(settings),
    },
    { kind: 'away', reason: gatewayProblems.noTestRoad() },
  )
}

/**
 * The road to CBP's test system by the file of its settings, which have the names of the live road's. Nothing is taken
 * from the live road: no test reaches it by a setting that was forgotten.
 */
function testGateway(settings: GatewaySettings): CustomsGateway | undefined {
  const { CUSTOMS_TEST_ROAD_FILE: file } = settings
  if (!file) return undefined
  const { text = '' } = fileOf(settings, 'CUSTOMS_TEST_ROAD_FILE', 'text')
  const road = readRoad(parseEnv(text))
  if (typeof road === 'string') throw new StartupError(`CUSTOMS_TEST_ROAD_FILE: ${road}`)
  // A message is written for the road of its submission, and 'test' names no service that wants documents.
  if (isPractice(road.CUSTOMS_GATEWAY) || takesDocuments(road.CUSTOMS_GATEWAY) || !road.CUSTOMS_GATEWAY_URL)
    throw new StartupError(
      'CUSTOMS_TEST_ROAD_FILE needs CUSTOMS_GATEWAY, which is directory, https or sftp, and CUSTOMS_GATEWAY_URL.',
    )
  if (road.CUSTOMS_GATEWAY === settings.CUSTOMS_GATEWAY && isSameRoad(road, settings))
    throw new StartupError('CUSTOMS_TEST_ROAD_FILE names the live road: tests would be filed for real.')
  return installedGateway({ ...road, CUSTOMS_RULES: 'cbp', DATA_DIR: settings.DATA_DIR })
}

/** The same address; on an SFTP server also the same folder. */
const isSameRoad = (one: RoadSettings, other: RoadSettings): boolean =>
  one.CUSTOMS_GATEWAY_URL === other.CUSTOMS_GATEWAY_URL &&
  (one.CUSTOMS_GATEWAY !== 'sftp' || one.CUSTOMS_SFTP_OUTBOUND === other.CUSTOMS_SFTP_OUTBOUND)

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

/** A setting beside the road of an organization. */
type OnRoad<Name extends keyof Config> = Pick<Config, Name> & { CUSTOMS_GATEWAY: CustomsGatewayName }

/** True if a road takes questions: practice does, also at CBP's test system; a live one when the operator says so. */
export const takesQuestions = ({ CUSTOMS_GATEWAY, CUSTOMS_QUERIES }: OnRoad<'CUSTOMS_QUERIES'>): boolean =>
  isPractice(CUSTOMS_GATEWAY) || (CUSTOMS_QUERIES && !takesDocuments(CUSTOMS_GATEWAY))

/** Returns the transmitter, that of an organization or of the installation, as agreed with customs; the simulator accepts anyone. */
export const senderOf = (settings: SenderSettings, line?: CustomsLine): Sender => ({
  siteCode: line?.site_code ?? settings.ABI_SITE_CODE ?? 'SIML',
  senderId: line?.sender_id ?? settings.ABI_SENDER_ID ?? 'EDF',
  password: line?.password ?? settings.ABI_PASSWORD ?? 'NONE',
  ...(line?.office_code && { officeCode: line.office_code }),
})

/** True if a road takes security filings: practice does, a live one when the operator says so. */
export const takesSecurityFilings = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_SECURITY_FILINGS,
}: OnRoad<'CUSTOMS_SECURITY_FILINGS'>): boolean =>
  isPractice(CUSTOMS_GATEWAY) || (CUSTOMS_SECURITY_FILINGS && !takesDocuments(CUSTOMS_GATEWAY))

/** The programs of other agencies whose data a road takes; undefined: all, as practice does. */
export const takenAgencyPrograms = ({
  CUSTOMS_GATEWAY,
  CUSTOMS_AGENCY_PROGRAMS,
}: OnRoad<'CUSTOMS_AGENCY_PROGRAMS'>): readonly string[] | undefined =>
  isPractice(CUSTOMS_GATEWAY) ? undefined : CUSTOMS_AGENCY_PROGRAMS
