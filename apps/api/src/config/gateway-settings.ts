import { ROADS } from '@edfe/domain/profile'
import { z } from 'zod'

const folder = z.string().regex(/^[^\0]*[^\0/]$/, 'must be a folder, without a slash at its end')
const fileName = z
  .string()
  .regex(/^[^/]*\{id\}[^/]*$/, 'must have {id} where the id of a transmission is, and no slash')
const optionalText = z.string().trim().min(1).optional()

/** The road to customs, by environment variable; docs/operations.md has a section for each road. */
export const GATEWAY_SETTINGS = {
  CUSTOMS_GATEWAY: z.enum(ROADS).default('simulator'),
  /** Address of the simulator, of the https gateway or of CustomsCity, or folder of the directory gateway. */
  CUSTOMS_GATEWAY_URL: optionalText,
  /** Address of a simulator beside a live road: organizations practise there until the operator opens their line. */
  CUSTOMS_PRACTICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A file with these settings for the road to CBP's test system, on which a line can file tests. */
  CUSTOMS_TEST_ROAD_FILE: optionalText,
  /** The key that signs what goes to the https gateway and what comes back, and its name there. */
  CUSTOMS_GATEWAY_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  CUSTOMS_GATEWAY_KEY_ID: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be letters, digits, points and hyphens')
    .default('edfe'),
  /** PEM files: a private authority of the https gateway, and the certificate that it asks for with its key. */
  CUSTOMS_GATEWAY_CA_FILE: optionalText,
  CUSTOMS_GATEWAY_CERT_FILE: optionalText,
  CUSTOMS_GATEWAY_CERT_KEY_FILE: optionalText,
  /** Proxy through which the gateway is reached. */
  CUSTOMS_GATEWAY_PROXY: z
    .url({ protocol: /^(?:http|socks[45])$/, error: 'must begin with http://, socks5:// or socks4://' })
    .optional(),
  /** The account at CustomsCity. */
  CUSTOMS_SERVICE_EMAIL: z.email().optional(),
  CUSTOMS_SERVICE_PASSWORD: optionalText,
  /** The private key that signs in at the SFTP server, and `SHA256:…` of the keys by which that server is known. */
  CUSTOMS_SFTP_KEY_FILE: optionalText,
  CUSTOMS_SFTP_KEY_PASSPHRASE: optionalText,
  CUSTOMS_SFTP_HOST_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((key) => key.trim() || []))
    .pipe(z.array(z.string().regex(/^SHA256:[\w+/]{43}$/, 'must be SHA256:… as ssh-keygen -l prints it'))),
  /** Folders and names there; no carrier publishes any. */
  CUSTOMS_SFTP_OUTBOUND: folder.default('outbound'),
  CUSTOMS_SFTP_OUTBOUND_NAME: fileName.default('{id}.txt'),
  CUSTOMS_SFTP_TEMPORARY_ENDING: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('.part'),
  CUSTOMS_SFTP_INBOUND: folder.default('inbound'),
  CUSTOMS_SFTP_INBOUND_NAME: fileName.default('{id}.txt'),
  /** Where a file goes that is stored here; `delete` removes it. */
  CUSTOMS_SFTP_READ: folder.default('inbound/read'),
  CUSTOMS_SFTP_MARKS: folder.default('handed-over'),
}

export type GatewaySettings = z.output<z.ZodObject<typeof GATEWAY_SETTINGS>>

/** Settings of a road that are kept apart from those of the server, or what is wrong with them, as a sentence. */
export function readRoad(given: Record<string, string | undefined>): GatewaySettings | string {
  const parsed = z.object(GATEWAY_SETTINGS).safeParse(given)
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  return gatewayRefusal(parsed.data) ?? parsed.data
}

/** Why the road cannot be used as it is set; undefined when it can. */
export function gatewayRefusal(settings: GatewaySettings): string | undefined {
  const { CUSTOMS_GATEWAY, CUSTOMS_GATEWAY_URL } = settings
  if (CUSTOMS_GATEWAY === 'https') {
    if (!URL.canParse(CUSTOMS_GATEWAY_URL ?? '') || !/^https?:/.test(CUSTOMS_GATEWAY_URL ?? ''))
      return 'CUSTOMS_GATEWAY=https needs CUSTOMS_GATEWAY_URL, the https:// address of the bridge.'
    if (!settings.CUSTOMS_GATEWAY_KEY)
      return 'CUSTOMS_GATEWAY=https needs CUSTOMS_GATEWAY_KEY, a random text of at least 32 characters that the bridge has, too.'
    if (Boolean(settings.CUSTOMS_GATEWAY_CERT_FILE) !== Boolean(settings.CUSTOMS_GATEWAY_CERT_KEY_FILE))
      return 'A certificate for the gateway needs both CUSTOMS_GATEWAY_CERT_FILE and CUSTOMS_GATEWAY_CERT_KEY_FILE.'
  }
  if (CUSTOMS_GATEWAY === 'customscity') {
    if (!URL.canParse(CUSTOMS_GATEWAY_URL ?? '') || !/^https?:/.test(CUSTOMS_GATEWAY_URL ?? ''))
      return 'CUSTOMS_GATEWAY=customscity needs CUSTOMS_GATEWAY_URL, the https:// address of its test or production server.'
    if (!settings.CUSTOMS_SERVICE_EMAIL || !settings.CUSTOMS_SERVICE_PASSWORD)
      return 'CUSTOMS_GATEWAY=customscity needs CUSTOMS_SERVICE_EMAIL and CUSTOMS_SERVICE_PASSWORD, the account there.'
  }
  const isByHttp = CUSTOMS_GATEWAY === 'https' || CUSTOMS_GATEWAY === 'customscity'
  if (isByHttp && settings.CUSTOMS_GATEWAY_PROXY?.startsWith('socks'))
    return `CUSTOMS_GATEWAY=${CUSTOMS_GATEWAY} goes through a proxy of http:// only.`
  return CUSTOMS_GATEWAY === 'sftp' ? sftpRefusal(settings) : undefined
}

function sftpRefusal(settings: GatewaySettings): string | undefined {
  const url = URL.parse(settings.CUSTOMS_GATEWAY_URL ?? '')
  if (url?.protocol !== 'sftp:' || !url.username || url.password)
    return 'CUSTOMS_GATEWAY=sftp needs CUSTOMS_GATEWAY_URL as sftp://user@host:port, without a password.'
  if (!settings.CUSTOMS_SFTP_KEY_FILE)
    return 'CUSTOMS_GATEWAY=sftp needs CUSTOMS_SFTP_KEY_FILE, the private key that signs in.'
  if (settings.CUSTOMS_SFTP_HOST_KEYS.length === 0)
    return 'CUSTOMS_GATEWAY=sftp needs CUSTOMS_SFTP_HOST_KEYS, so that filings go to no other server.'
  const { CUSTOMS_SFTP_OUTBOUND: outbound, CUSTOMS_SFTP_INBOUND: inbound } = settings
  const folders = [outbound, inbound, settings.CUSTOMS_SFTP_READ, settings.CUSTOMS_SFTP_MARKS]
  return new Set(folders).size < folders.length
    ? 'CUSTOMS_SFTP_OUTBOUND, …_INBOUND, …_READ and …_MARKS must be different folders.'
    : undefined
}
