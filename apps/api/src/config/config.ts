import { resolve } from 'node:path'
import { KEY_NAMES, type KeyName } from '@edfe/contracts/installation/keys'
import { takesDocuments } from '@edfe/domain/profile'
import { z } from 'zod'
import { clamdAddress } from './clamd-address.ts'
import { alsoCharged, feePrices, feeRefusal } from './fee-settings.ts'
import { GATEWAY_SETTINGS, gatewayRefusal } from './gateway-settings.ts'
import { measuresKeys } from './measures-keys.ts'
import { oidcRefusal } from './oidc-settings.ts'
import { PLAINTEXT_SETTINGS, plaintextRefusal } from './plaintext.ts'

/** A reason not to start that the operator can act on: one sentence, without a stack trace. */
export class StartupError extends Error {}

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const earlierKeys = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((key) => key.trim() || []))
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
const plaintextSettings = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
  .pipe(z.enum(PLAINTEXT_SETTINGS, `must be of ${PLAINTEXT_SETTINGS.join(', ')}`).array())
const agencyPrograms = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.string().regex(/^[A-Z]{3}:[A-Z0-9]{3}$/, 'must be AGENCY:PROGRAM, such as FDA:FOO')))
const optionalText = z.string().trim().min(1).optional()

/** Every setting of the server, by its environment variable. An empty variable counts as unset. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('var/data'),
  /** `pglite` asks for the embedded database by name, which production needs. */
  DATABASE_URL: z.union([z.literal('pglite'), databaseUrl]).optional(),
  /** The role that owns the tables and migrates them; without it DATABASE_URL does both. */
  DATABASE_OWNER_URL: databaseUrl.optional(),
  /** A direct address for LISTEN, when DATABASE_URL is that of a transaction pooler. */
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  /** A login that row-level security hides nothing from, for backups alone. */
  DATABASE_BACKUP_URL: databaseUrl.optional(),
  /** A standby with the same login, which answers reports. */
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  /** A database that the check of backups may empty, with the login of its owner. */
  DATABASE_SCRATCH_URL: databaseUrl.optional(),
  /** Folder of backups, and for how many days they are kept; the newest always is. */
  BACKUP_DIR: optionalText,
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  /** True if the serving process makes and migrates the tables itself. */
  MIGRATE_AT_START: flag.optional(),
  /** Settings whose machines production may reach without TLS, separated by commas. */
  PLAINTEXT_CONNECTIONS: plaintextSettings,
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: optionalText,
  /** The time that a client may take to send a whole request. */
  REQUEST_SECONDS: z.coerce.number().min(0.1).max(600).default(60),
  /**
   * Each key has its earlier values next to it, separated by commas: they still read values not yet encrypted
   * again.
   */
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  AUTH_SECRETS_BEFORE: earlierKeys,
  /** After how many days a session ends, however often it is used. */
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  SSN_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SSN_KEYS_BEFORE: earlierKeys,
  /** Seals the audit log. */
  AUDIT_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  AUDIT_KEYS_BEFORE: earlierKeys,
  /** Encrypts the keys of documents. */
  DOCUMENTS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  DOCUMENTS_KEYS_BEFORE: earlierKeys,
  /** An S3-compatible bucket in place of DATA_DIR: its address with the bucket as path, and who signs in. */
  DOCUMENTS_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  DOCUMENTS_BUCKET_REGION: z.string().default('us-east-1'),
  DOCUMENTS_BUCKET_ACCESS_KEY: optionalText,
  DOCUMENTS_BUCKET_SECRET_KEY: optionalText,
  /** A virus scanner: documents stay closed until it has found nothing in them. */
  CLAMD_ADDRESS: clamdAddress.optional(),
  CUSTOMS_RULES: z.enum(['specification', 'cbp']).default('specification'),
  ...GATEWAY_SETTINGS,
  /** The interval at which the gateway is polled for unsolicited CBP messages. */
  CUSTOMS_POLL_SECONDS: z.coerce.number().min(0.1).max(3600).default(15),
  /** After how many minutes without an answer the oldest message to customs is an alert for the operator. */
  CUSTOMS_ALERT_MINUTES: z.coerce.number().min(1).max(10_080).default(60),
  /** True if questions go over a live gateway: the operator has tried them with CBP. */
  CUSTOMS_QUERIES: flag.default(false),
  /** True if security filings (SF) go over a live gateway: the operator has tested their layout with CBP. */
  CUSTOMS_SECURITY_FILINGS: flag.default(false),
  /** Programs of other agencies whose data go over a live gateway, AGENCY:PROGRAM: the operator has tested them with CBP. */
  CUSTOMS_AGENCY_PROGRAMS: agencyPrograms,
  /** The transmitter, as agreed with customs: data site, transmitter and password of the A record. */
  ABI_SITE_CODE: z
    .string()
    .regex(/^[A-Z0-9]{4}$/, 'must be four letters or digits')
    .optional(),
  ABI_SENDER_ID: z
    .string()
    .regex(/^[A-Z0-9]{3}$/, 'must be three letters or digits')
    .optional(),
  ABI_PASSWORD: z
    .string()
    .regex(/^[A-Z0-9]{1,6}$/, 'must be one to six letters or digits')
    .optional(),
  /** How long a rehearsed day of CBP's qualification takes, in seconds. */
  REHEARSAL_DAY_SECONDS: z.coerce.number().int().min(0).max(600).default(6),
  /** Networks that are not public and may be sent events, separated by commas. */
  WEBHOOK_PRIVATE_NETWORKS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((network) => network.trim() || []))
    .pipe(z.array(z.union([z.cidrv4(), z.cidrv6()], 'must be networks, such as 10.0.0.0/8'))),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  /** Production without SMTP_URL: mail becomes files in DATA_DIR, and addresses are not confirmed. Practice only. */
  MAIL_TO_FILES: flag.default(false),
  MAIL_FROM: z.string().default('Electronic Direct Filing of Entry <no-reply@localhost>'),
  /** Addresses of the accounts that run the installation, separated by commas. */
  OPERATORS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((address) => address.trim().toLowerCase() || [])),
  /** Address of the publisher's export of the whole tariff schedule, fetched once a day; without it nothing is fetched. */
  TARIFF_SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address of a signed file of measures, and the public keys of those who may sign it, separated by commas. */
  TARIFF_MEASURES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TARIFF_MEASURES_KEY: measuresKeys,
  /** Address of the search of CBP's rulings (CROSS), which `npm run tariff:rulings` asks; the server never does. */
  TARIFF_RULINGS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxy through which the tariff is fetched. */
  TARIFF_PROXY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Fetched editions that are taken without the operator. */
  TARIFF_AUTO_APPROVE: z.enum(['nothing', 'statistical']).default('nothing'),
  CONTACT_MAIL_TO: z.email().optional(),
  /** The operator's price of one filing, DAY=AMOUNT, separated by commas; without one nothing is charged. */
  FEE_PRICES: feePrices,
  /** Filings that are charged too, separated by commas; practice never is. */
  FEE_ALSO_FOR: alsoCharged,
  /** Who charges the fee: name and address in lines, separated by semicolons. */
  FEE_SELLER: optionalText,
  /** Where a bank transfer goes, in lines, separated by semicolons. */
  FEE_BANK_ACCOUNT: optionalText,
  /** How many days after its date an invoice is due, and how many later it holds up filings that are not due. */
  FEE_DAYS_TO_PAY: z.coerce.number().int().min(0).max(365).default(30),
  FEE_GRACE_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  /** Payment by card over Stripe: the key of its API, and the secret with which it signs what it reports. */
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Another address of Stripe's API, for tests. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  /** The issuer of an OpenID Connect provider, as its discovery document names it. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  /** What people call the provider. */
  OIDC_NAME: optionalText,
  EDFE_TODAY: z.iso.date().optional(),
  WEB_DIST: z.string().default('apps/web/dist'),
  TRANSLATIONS_DIR: z.string().default('packages/messages/translations'),
  /** Address of an OpenTelemetry collector (OTLP over HTTP), which gets traces, metrics and logs. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Port of `/metrics`, separate from the port of the web app, which stays closed to the public. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMITS: flag.default(true),
})

type Settings = z.output<typeof Environment>

export type Config = Omit<Settings, 'DATA_DIR' | 'WEB_DIST' | 'TRANSLATIONS_DIR' | 'PUBLIC_URL'> & {
  /** Absolute. */
  DATA_DIR: string
  /** DATA_DIR is set, and not its default. */
  namesDataDir: boolean
  /** Keys that are settings; the others are files of DATA_DIR. */
  namedKeys: readonly KeyName[]
  /** Absolute. */
  WEB_DIST: string
  /** Absolute. */
  TRANSLATIONS_DIR: string
  /** Without a slash at the end. */
  PUBLIC_URL: string
  isProduction: boolean
  usesPglite: boolean
  /** As MIGRATE_AT_START says; by default outside production, and always with the embedded database. */
  migratesAtStart: boolean
}

/**
 * Reads and checks the settings. Throws a StartupError that names every setting that is wrong and why.
 * AUTH_SECRET, SSN_KEY, AUDIT_KEY and DOCUMENTS_KEY may be absent outside production: `withSecrets` then keeps generated
 * ones in DATA_DIR.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartupError(`These settings are not usable: ${faults.join('; ')}.`)
  }
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  const refusal = isProduction ? productionRefusal(settings, given.CUSTOMS_GATEWAY) : undefined
  if (refusal) throw new StartupError(refusal)
  if (Boolean(settings.GOOGLE_CLIENT_ID) !== Boolean(settings.GOOGLE_CLIENT_SECRET)) {
    throw new StartupError('Google sign-in needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.')
  }
  const wrongProvider = oidcRefusal(settings)
  if (wrongProvider) throw new StartupError(wrongProvider)
  if (settings.TARIFF_MEASURES_URL && settings.TARIFF_MEASURES_KEY.length === 0) {
    throw new StartupError(
      'TARIFF_MEASURES_URL needs TARIFF_MEASURES_KEY, the public key of who signs the file.',
    )
  }
  if (
    settings.CUSTOMS_GATEWAY !== 'simulator' &&
    !takesDocuments(settings.CUSTOMS_GATEWAY) &&
    !(given.ABI_SITE_CODE && given.ABI_SENDER_ID && given.ABI_PASSWORD)
  ) {
    throw new StartupError(
      'Filing with CBP needs its sender: set ABI_SITE_CODE, ABI_SENDER_ID and ABI_PASSWORD.',
    )
  }
  const unusable = gatewayRefusal(settings)
  if (unusable) throw new StartupError(unusable)
  if (
    settings.DOCUMENTS_BUCKET_URL &&
    !(settings.DOCUMENTS_BUCKET_ACCESS_KEY && settings.DOCUMENTS_BUCKET_SECRET_KEY)
  ) {
    throw new StartupError(
      'DOCUMENTS_BUCKET_URL needs DOCUMENTS_BUCKET_ACCESS_KEY and DOCUMENTS_BUCKET_SECRET_KEY.',
    )
  }
  const wrongFee = feeRefusal(settings)
  if (wrongFee) throw new StartupError(wrongFee)
  const usesPglite = settings.DATABASE_URL === undefined || settings.DATABASE_URL === 'pglite'
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    namesDataDir: given.DATA_DIR !== undefined,
    namedKeys: KEY_NAMES.filter((name) => given[name] !== undefined),
    WEB_DIST: resolve(settings.WEB_DIST),
    TRANSLATIONS_DIR: resolve(settings.TRANSLATIONS_DIR),
    PUBLIC_URL: publicUrl.replace(/\/+$/, ''),
    isProduction,
    usesPglite,
    migratesAtStart: usesPglite || (settings.MIGRATE_AT_START ?? !isProduction),
  }
}

/** What the operator charges for filings, and how invoices are paid. */
export type FeeSettings = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
  | 'FEE_PRICES'
  | 'FEE_ALSO_FOR'
  | 'FEE_SELLER'
  | 'FEE_BANK_ACCOUNT'
  | 'FEE_DAYS_TO_PAY'
  | 'FEE_GRACE_DAYS'
>

/** Throws when the serving process is given the owner's secret that only `npm run migrate` needs. */
export function refuseOwnerSecret({ DATABASE_OWNER_URL, isProduction, migratesAtStart }: Config): void {
  if (!isProduction || migratesAtStart || !DATABASE_OWNER_URL) return
  throw new StartupError(
    'In production the server needs no login of the owner: run npm run migrate with DATABASE_OWNER_URL, and start the server without it. MIGRATE_AT_START=true lets the server migrate itself.',
  )
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Why a key protects nothing although it is long enough: one letter again and again, or the value of another key. */
function guessableKey(settings: Settings): string | undefined {
  const seen = new Map<string, string>()
  for (const name of KEY_NAMES) {
    const key = settings[name] ?? ''
    if (new Set(key).size === 1)
      return `${name} repeats one character. In production set it to a random text, as \`openssl rand -base64 32\` prints one.`
    const other = seen.get(key)
    if (other)
      return `${other} and ${name} have the same value. In production, give each key a different random text, as \`openssl rand -base64 32\` prints one.`
    seen.set(key, name)
  }
  return undefined
}

/** Why production does not start: what protects people and filings is never left out by forgetting a setting. */
function productionRefusal(settings: Settings, namedGateway: string | undefined): string | undefined {
  if (settings.DATABASE_URL === undefined) {
    return 'In production set DATABASE_URL to a PostgreSQL server, or to `pglite` to use the embedded database, which does not survive a power failure.'
  }
  if (settings.EDFE_TODAY)
    return 'EDFE_TODAY fixes the day for tests and demonstrations: unset it in production.'
  if (!settings.AUTH_SECRET)
    return 'In production set AUTH_SECRET to a random text of at least 32 characters.'
  if (!settings.SSN_KEY) return 'In production set SSN_KEY to a random text of at least 32 characters.'
  if (!settings.AUDIT_KEY) return 'In production set AUDIT_KEY to a random text of at least 32 characters.'
  if (!settings.DOCUMENTS_KEY)
    return 'In production set DOCUMENTS_KEY to a random text of at least 32 characters.'
  const guessable = guessableKey(settings)
  if (guessable) return guessable
  if (!settings.PUBLIC_URL) return 'In production set PUBLIC_URL to the address that people open.'
  const { protocol, hostname } = new URL(settings.PUBLIC_URL)
  if (protocol !== 'https:' && !LOCAL_HOSTS.includes(hostname))
    return 'In production PUBLIC_URL begins with https://, because sessions and passwords pass there.'
  if (protocol === 'https:' && !settings.TRUSTED_PROXIES)
    return 'In production set TRUSTED_PROXIES to the addresses of the proxy that takes https requests: without it, everybody has one address and shares its limits.'
  if (!namedGateway)
    return 'In production set CUSTOMS_GATEWAY: `directory`, `sftp` or `https` to file with CBP, or `simulator` for practice, which every page then shows.'
  if (!settings.SMTP_URL && !(settings.MAIL_TO_FILES && settings.CUSTOMS_GATEWAY === 'simulator'))
    return 'In production set SMTP_URL, which confirms addresses and resets passwords. Practice on the simulator can do without: MAIL_TO_FILES=true.'
  if (settings.OPERATORS.length > 0 && !settings.SMTP_URL)
    return 'OPERATORS needs SMTP_URL: without it, addresses are not confirmed, and anybody could register the address of an operator.'
  return plaintextRefusal(settings, settings.PLAINTEXT_CONNECTIONS)
}
