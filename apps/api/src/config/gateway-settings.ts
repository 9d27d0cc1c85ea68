import { CUSTOMS_GATEWAYS } from '@edfe/domain/profile'
import { z } from 'zod'

const optionalText = z.string().trim().min(1).optional()

/** The road to customs, by environment variable; docs/operations.md has a section for each road. */
export const GATEWAY_SETTINGS = {
  CUSTOMS_GATEWAY: z.enum(CUSTOMS_GATEWAYS).default('simulator'),
  /** Address of the simulator or of the https gateway, or folder of the directory gateway. */
  CUSTOMS_GATEWAY_URL: optionalText,
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
  CUSTOMS_GATEWAY_PROXY: z.url({ protocol: /^https?$/ }).optional(),
}

type GatewaySettings = z.output<z.ZodObject<typeof GATEWAY_SETTINGS>>

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
  return undefined
}
