import { describe, expect, test } from 'vitest'
import { readConfig, refuseOwnerSecret } from './config.ts'

const SENDER = { ABI_SITE_CODE: 'SITE', ABI_SENDER_ID: 'ABC', ABI_PASSWORD: 'SECRET' }
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/edfe?sslmode=verify-full',
  AUTH_SECRET: 'authentication '.repeat(3),
  SSN_KEY: 'personal numbers '.repeat(3),
  AUDIT_KEY: 'the audit log '.repeat(3),
  DOCUMENTS_KEY: 'the documents '.repeat(3),
  PUBLIC_URL: 'https://file.example.com/',
  TRUSTED_PROXIES: '10.0.0.1',
  CUSTOMS_GATEWAY: 'simulator',
  SMTP_URL: 'smtps://mail.example.com',
}

test('nothing has to be set to start', () => {
  const config = readConfig({ PORT: '' })
  expect(config).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    CUSTOMS_RULES: 'specification',
    CUSTOMS_GATEWAY: 'simulator',
    usesPglite: true,
    isProduction: false,
  })
  expect(config.DATA_DIR).toMatch(/\/var\/data$/)
})

test('production starts when everything it needs is set', () => {
  expect(readConfig(production)).toMatchObject({ PUBLIC_URL: 'https://file.example.com', usesPglite: false })
})

describe('production refuses', () => {
  test.each([
    ['no database', { DATABASE_URL: '' }, 'set DATABASE_URL'],
    ['no secret', { AUTH_SECRET: '' }, 'set AUTH_SECRET'],
    ['a key of one letter', { SSN_KEY: 'a'.repeat(32) }, 'SSN_KEY repeats one character'],
    [
      'one value for two keys',
      { AUDIT_KEY: 'authentication '.repeat(3) },
      'AUTH_SECRET and AUDIT_KEY have the same value',
    ],
    ['no key for personal numbers', { SSN_KEY: '' }, 'set SSN_KEY'],
    ['no key for the audit log', { AUDIT_KEY: '' }, 'set AUDIT_KEY'],
    ['no key for documents', { DOCUMENTS_KEY: '' }, 'set DOCUMENTS_KEY'],
    [
      'a bucket without a login',
      { DOCUMENTS_BUCKET_URL: 'https://s3.example.com/docs' },
      'needs DOCUMENTS_BUCKET_ACCESS_KEY',
    ],
    ['no public address', { PUBLIC_URL: '' }, 'set PUBLIC_URL'],
    ['no proxy in front of https', { TRUSTED_PROXIES: '' }, 'set TRUSTED_PROXIES'],
    ['no TLS', { PUBLIC_URL: 'http://file.example.com' }, 'begins with https://'],
    ['a simulator that nobody asked for', { CUSTOMS_GATEWAY: '' }, 'set CUSTOMS_GATEWAY'],
    ['no mail', { SMTP_URL: '' }, 'set SMTP_URL'],
    [
      'no mail while it files with CBP',
      {
        ...{ SMTP_URL: '', MAIL_TO_FILES: 'true', CUSTOMS_GATEWAY: 'directory', CUSTOMS_RULES: 'cbp' },
        ...SENDER,
      },
      'set SMTP_URL',
    ],
    [
      'operators whose addresses nobody confirmed',
      { OPERATORS: 'ops@example.com', SMTP_URL: '', MAIL_TO_FILES: 'true' },
      'OPERATORS needs SMTP_URL',
    ],
    ['a fixed day', { EDFE_TODAY: '2026-03-05' }, 'unset it in production'],
  ])('%s', (_, change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence)
  })

  test('neither practice without mail, nor an address of this machine without TLS', () => {
    const practice = {
      ...production,
      SMTP_URL: '',
      MAIL_TO_FILES: 'true',
      PUBLIC_URL: 'http://localhost:3000',
    }
    expect(readConfig(practice)).toMatchObject({ MAIL_TO_FILES: true, CUSTOMS_GATEWAY: 'simulator' })
  })

  test('no embedded database that is asked for by name', () => {
    expect(readConfig({ ...production, DATABASE_URL: 'pglite' }).usesPglite).toBe(true)
  })
})

/** What leads to another machine without TLS, with the setting that allows it. */
const PLAIN: [setting: string, address: string, allowedBy: string][] = [
  ['DATABASE_URL', 'postgres://edfe:secret@db/edfe', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://edfe@db/edfe?sslmode=prefer', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://edfe@127.0.0.1:5432,two:5432/edfe', 'DATABASE_URL'],
  ['DATABASE_URL', 'postgres://edfe@/edfe?host=db', 'DATABASE_URL'],
  ['DATABASE_LISTEN_URL', 'postgres://edfe@db/edfe', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URL', 'postgres://edfe@two/edfe', 'DATABASE_URL'],
  ['DATABASE_BACKUP_URL', 'postgres://edfe_backup@db/edfe', 'DATABASE_URL'],
  ['SMTP_URL', 'smtp://user:secret@mail.example.com', 'SMTP_URL'],
  ['DOCUMENTS_BUCKET_URL', 'http://minio:9000/papers', 'DOCUMENTS_BUCKET_URL'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['CUSTOMS_GATEWAY_URL', 'http://simulator:3900', 'CUSTOMS_GATEWAY_URL'],
]
const BUCKET_LOGIN = { DOCUMENTS_BUCKET_ACCESS_KEY: 'writer', DOCUMENTS_BUCKET_SECRET_KEY: 'secret' }

describe('without TLS', () => {
  test.each(PLAIN)('production does not use %s=%s, unless it is allowed', (name, address, allowedBy) => {
    const env = { ...production, ...BUCKET_LOGIN, [name]: address }
    expect(() => readConfig(env)).toThrow(`${name} leads to another machine without TLS`)
    expect(() => readConfig({ ...env, PLAINTEXT_CONNECTIONS: allowedBy })).not.toThrow()
    const other = allowedBy === 'SMTP_URL' ? 'DATABASE_URL' : 'SMTP_URL'
    expect(() => readConfig({ ...env, PLAINTEXT_CONNECTIONS: other })).toThrow('without TLS')
    expect(() => readConfig({ ...env, NODE_ENV: 'development' })).not.toThrow()
  })

  test.each([
    ['DATABASE_URL', 'postgres://edfe@localhost/edfe'],
    ['DATABASE_URL', 'postgres://edfe@[::1]:5432/edfe'],
    ['DATABASE_URL', 'postgres://edfe@/edfe?host=/var/run/postgresql'],
    [
      'DATABASE_URL',
      'postgres://edfe@one:5432,two:5432/edfe?sslmode=require&target_session_attrs=read-write',
    ],
    ['SMTP_URL', 'smtp://127.0.0.1:25'],
    ['SMTP_URL', 'smtp://user:secret@mail.example.com:587?requireTLS=true'],
    ['DOCUMENTS_BUCKET_URL', 'https://s3.example.com/papers'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://localhost:4318'],
    ['CUSTOMS_GATEWAY_URL', 'http://127.0.0.1:3900'],
  ])('production uses %s=%s', (name, address) => {
    expect(() => readConfig({ ...production, ...BUCKET_LOGIN, [name]: address })).not.toThrow()
  })

  test('a setting that is none of them is not taken for one', () => {
    expect(() => readConfig({ PLAINTEXT_CONNECTIONS: 'DATABASE' })).toThrow('PLAINTEXT_CONNECTIONS')
  })
})

describe('the login of the owner', () => {
  const owned = { ...production, DATABASE_OWNER_URL: 'postgres://owner@db/edfe?sslmode=verify-full' }

  test('is refused to a server in production', () => {
    expect(() => refuseOwnerSecret(readConfig(owned))).toThrow('npm run migrate')
  })

  test.each([
    ['a server that is asked to migrate', { ...owned, MIGRATE_AT_START: 'true' }],
    ['a server without it', production],
    ['development', { DATABASE_URL: 'postgres://db/edfe', DATABASE_OWNER_URL: 'postgres://owner@db/edfe' }],
  ])('is no matter for %s', (_, env) => {
    expect(() => refuseOwnerSecret(readConfig(env))).not.toThrow()
  })
})

test.each([
  ['a short secret', { AUTH_SECRET: 'short' }, 'AUTH_SECRET: must have at least 32 characters'],
  ['another database', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  ['a day that does not exist', { EDFE_TODAY: '2026-02-30' }, 'EDFE_TODAY'],
  ['half of Google', { GOOGLE_CLIENT_ID: 'id' }, 'both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
  ['a provider without its client', { OIDC_ISSUER: 'https://id.acme.example' }, 'OIDC_CLIENT_ID'],
  ['the name of a provider alone', { OIDC_NAME: 'Acme' }, 'Single sign-on needs OIDC_ISSUER'],
  [
    'a provider without TLS',
    { OIDC_ISSUER: 'http://id.acme.example', OIDC_CLIENT_ID: 'edfe', OIDC_CLIENT_SECRET: 'secret' },
    'OIDC_ISSUER begins with https://',
  ],
  ['a virus scanner without a port', { CLAMD_ADDRESS: 'scanner' }, 'CLAMD_ADDRESS: must be host:port'],
  ['a virus scanner on port 0', { CLAMD_ADDRESS: 'scanner:0' }, 'CLAMD_ADDRESS: must be host:port'],
  ['a program without its agency', { CUSTOMS_AGENCY_PROGRAMS: 'FOO' }, 'must be AGENCY:PROGRAM'],
  [
    'an https gateway without its address',
    { ...SENDER, CUSTOMS_GATEWAY: 'https', CUSTOMS_GATEWAY_KEY: 'a key '.repeat(6) },
    'CUSTOMS_GATEWAY_URL',
  ],
  [
    'an https gateway without its key',
    { ...SENDER, CUSTOMS_GATEWAY: 'https', CUSTOMS_GATEWAY_URL: 'https://bridge.example.com' },
    'CUSTOMS_GATEWAY_KEY',
  ],
  [
    'an SFTP server with a password in its address',
    { ...SENDER, CUSTOMS_GATEWAY: 'sftp', CUSTOMS_GATEWAY_URL: 'sftp://edfe:secret@carrier.example.com' },
    'without a password',
  ],
  [
    'an SFTP server whose host key nobody gave',
    {
      ...SENDER,
      ...{ CUSTOMS_GATEWAY: 'sftp', CUSTOMS_GATEWAY_URL: 'sftp://edfe@carrier.example.com' },
      CUSTOMS_SFTP_KEY_FILE: '/keys/edfe',
    },
    'CUSTOMS_SFTP_HOST_KEYS',
  ],
  ['a live gateway without its sender', { CUSTOMS_GATEWAY: 'directory' }, 'ABI_SITE_CODE'],
  ['a price without its day', { FEE_PRICES: '25.00' }, 'FEE_PRICES.0: must be DAY=AMOUNT'],
  ['a price from a day that does not exist', { FEE_PRICES: '2026-02-30=25.00' }, 'must be DAY=AMOUNT'],
  ['two prices for a day', { FEE_PRICES: '2026-04-01=25.00,2026-04-01=30.00' }, 'one price for each day'],
  ['a price without who charges it', { FEE_PRICES: '2026-04-01=25.00' }, 'FEE_SELLER'],
  [
    'a price without a way to pay',
    { FEE_PRICES: '2026-04-01=25.00', FEE_SELLER: 'Harbor Software LLC' },
    'FEE_BANK_ACCOUNT',
  ],
  ['half of Stripe', { STRIPE_SECRET_KEY: 'sk_test' }, 'both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'],
  ['a fee for practice', { FEE_ALSO_FOR: 'practice' }, 'replacement, correction, rejection'],
])('%s is refused by name', (_, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test.each([
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('a virus scanner listens at %s', (CLAMD_ADDRESS, address) => {
  expect(readConfig({ CLAMD_ADDRESS }).CLAMD_ADDRESS).toEqual(address)
})

describe('measures of the tariff', () => {
  const KEY = 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
  const TARIFF_MEASURES_URL = 'https://measures.example.com/measures.json'

  test('need the key of who signs them', () => {
    expect(() => readConfig({ TARIFF_MEASURES_URL })).toThrow(/TARIFF_MEASURES_URL needs TARIFF_MEASURES_KEY/)
    expect(() => readConfig({ TARIFF_MEASURES_URL, TARIFF_MEASURES_KEY: 'secret' })).toThrow(
      /TARIFF_MEASURES_KEY: must be an Ed25519 public key/,
    )
  })

  test('may have several keys', () =>
    expect(
      readConfig({ TARIFF_MEASURES_URL, TARIFF_MEASURES_KEY: `${KEY}, ${KEY}` }).TARIFF_MEASURES_KEY,
    ).toHaveLength(2))
})
