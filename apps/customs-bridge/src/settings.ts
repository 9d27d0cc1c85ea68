import { readFileSync } from 'node:fs'
import type { SharedKey } from '@edfe/gateway'
import { z } from 'zod'

const keys = z
  .string()
  .regex(
    /^[\w.-]+=[^,]{32,}(,[\w.-]+=[^,]{32,})*$/,
    'must be NAME=SECRET with at least 32 characters of secret',
  )
  .transform((text) =>
    text.split(',').map((one): SharedKey => {
      const [id = '', ...secret] = one.split('=')
      return { id, secret: secret.join('=') }
    }),
  )
const pemFile = z
  .string()
  .min(1)
  .transform((file) => readFileSync(file, 'utf8'))
const text = z.string().min(1)

/** Environment of the bridge; docs/operations.md explains each. */
const Settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(8443),
    HOST: text.default('127.0.0.1'),
    DATA_DIR: text.default('var/customs-bridge'),
    /** Those who may ask, `NAME=SECRET`, separated by commas. */
    BRIDGE_KEYS: keys,
    /** Without them the bridge speaks plain http, for a proxy on the same machine. */
    BRIDGE_CERT_FILE: pemFile.optional(),
    BRIDGE_CERT_KEY_FILE: pemFile.optional(),
    /** The authority of the certificates that clients need (mutual TLS). */
    BRIDGE_CLIENT_CA_FILE: pemFile.optional(),
    FAR_SIDE: z.enum(['folder', 'mq']).default('folder'),
    /** Folder with `outbound` and `inbound`; `carrier` in DATA_DIR without it. */
    FAR_SIDE_FOLDER: text.optional(),
    /** How often the far side is asked. */
    FAR_SIDE_SECONDS: z.coerce.number().min(0.05).max(3600).default(5),
    MQ_QUEUE_MANAGER: text.optional(),
    /** `host(port)` of the channel; the client's own configuration (MQSERVER, a channel table) without it. */
    MQ_CONNECTION: text.optional(),
    MQ_CHANNEL: text.optional(),
    MQ_CIPHER: text.optional(),
    MQ_KEY_REPOSITORY: text.optional(),
    MQ_QUEUE_OUT: text.optional(),
    MQ_QUEUE_IN: text.optional(),
  })
  .refine(({ BRIDGE_CERT_FILE: cert, BRIDGE_CERT_KEY_FILE: key }) => Boolean(cert) === Boolean(key), {
    message: 'BRIDGE_CERT_FILE and BRIDGE_CERT_KEY_FILE belong together',
  })
  .refine(
    (all) => all.FAR_SIDE !== 'mq' || Boolean(all.MQ_QUEUE_MANAGER && all.MQ_QUEUE_OUT && all.MQ_QUEUE_IN),
    {
      message: 'FAR_SIDE=mq needs MQ_QUEUE_MANAGER, MQ_QUEUE_OUT and MQ_QUEUE_IN',
    },
  )
export type BridgeSettings = z.output<typeof Settings>

/** The settings, or a sentence for each that is wrong. */
export function readSettings(
  env: Record<string, string | undefined>,
): { ok: true; settings: BridgeSettings } | { ok: false; problems: string[] } {
  try {
    const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
    const parsed = Settings.safeParse(given)
    if (parsed.success) return { ok: true, settings: parsed.data }
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')),
    }
  } catch (error) {
    return { ok: false, problems: [(error as Error).message] }
  }
}
