/** Settings that name another machine, which production reaches by TLS unless PLAINTEXT_CONNECTIONS names them. */
export const PLAINTEXT_SETTINGS = [
  'DATABASE_URL',
  'SMTP_URL',
  'DOCUMENTS_BUCKET_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'CUSTOMS_GATEWAY_URL',
  'TARIFF_SOURCE_URL',
  'TARIFF_MEASURES_URL',
  'TARIFF_RULINGS_URL',
] as const
type PlaintextSetting = (typeof PLAINTEXT_SETTINGS)[number]

/** Every address of the database; in PLAINTEXT_CONNECTIONS, DATABASE_URL means all of them. */
const DATABASE_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_BACKUP_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_SCRATCH_URL',
] as const

type Addresses = Partial<Record<PlaintextSetting | (typeof DATABASE_SETTINGS)[number], string | undefined>>

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i
const isLoopback = (host: string): boolean => LOOPBACK.test(host)

/** The modes of libpq that do without encryption only when the server refuses it are not among them. */
const ENCRYPTED_MODES = ['require', 'verify-ca', 'verify-full']

const DATABASE = /^postgres(?:ql)?:\/\/(?:[^@/]*@)?(?<hosts>[^/?]*)[^?]*\??(?<query>.*)$/

/** Hosts are separated by commas; none, or a folder in `host`, is a socket of this machine. */
function isPlainDatabase(address: string): boolean {
  const { hosts = '', query = '' } = DATABASE.exec(address)?.groups ?? {}
  const options = new URLSearchParams(query)
  if (ENCRYPTED_MODES.includes(options.get('sslmode') ?? '')) return false
  const named = [...hosts.split(','), ...(options.get('host') ?? '').split(',')].filter(Boolean)
  return named.some((host) => !host.startsWith('/') && !isLoopback(host.replace(/:\d+$/, '')))
}

const isPlainHttp = (address: string): boolean =>
  /^http:\/\//i.test(address) && !isLoopback(new URL(address).hostname)

/** With `requireTLS=true`, mail waits rather than leaves without STARTTLS. */
function isPlainMail(address: string): boolean {
  if (!address) return false
  const { protocol, hostname, searchParams } = new URL(address)
  return protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true' && !isLoopback(hostname)
}

const REMEDIES: Record<PlaintextSetting, { isPlain(address: string): boolean; remedy: string }> = {
  DATABASE_URL: { isPlain: isPlainDatabase, remedy: 'add sslmode=verify-full' },
  SMTP_URL: { isPlain: isPlainMail, remedy: 'use smtps://, or smtp:// with requireTLS=true' },
  DOCUMENTS_BUCKET_URL: { isPlain: isPlainHttp, remedy: 'use https://' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { isPlain: isPlainHttp, remedy: 'use https://' },
  CUSTOMS_GATEWAY_URL: { isPlain: isPlainHttp, remedy: 'use https://' },
  TARIFF_SOURCE_URL: { isPlain: isPlainHttp, remedy: 'use https://' },
  TARIFF_MEASURES_URL: { isPlain: isPlainHttp, remedy: 'use https://' },
  TARIFF_RULINGS_URL: { isPlain: isPlainHttp, remedy: 'use https://' },
}

/**
 * Why production does not start: an address of another machine without TLS, which PLAINTEXT_CONNECTIONS does not name.
 * Undefined when all is well.
 */
export function plaintextRefusal(addresses: Addresses, allowed: readonly string[]): string | undefined {
  for (const setting of PLAINTEXT_SETTINGS) {
    if (allowed.includes(setting)) continue
    const { isPlain, remedy } = REMEDIES[setting]
    const names = setting === 'DATABASE_URL' ? DATABASE_SETTINGS : [setting]
    const plain = names.find((name) => isPlain(addresses[name] ?? ''))
    if (plain)
      return `In production ${plain} leads to another machine without TLS: ${remedy}. In a network that nobody else reads, PLAINTEXT_CONNECTIONS=${setting} allows it.`
  }
  return undefined
}
