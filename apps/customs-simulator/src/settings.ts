import { z } from 'zod'

/** Environment of the simulator; docs/operations.md explains each. */
const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3900),
  /** It asks nobody for a password: other addresses than this machine's are for a closed network. */
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('var/customs-simulator'),
  /** Which check digits of entry numbers it takes: both rules' (organizations practise under either), or CBP's alone. */
  CUSTOMS_RULES: z.enum(['specification', 'cbp']).default('specification'),
  /** Delay before each response in milliseconds, to watch an entry wait for CBP. */
  DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(0),
  /** Seconds from acceptance to the unsolicited release message; 0 sends none. */
  RELEASE_AFTER_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Seconds that a day of customs takes after a release is filed; 0 lets nothing happen until it is chosen. */
  RELEASE_DAY_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Folder of the editions of the tariff that the product loaded; it knows the shipped one without. */
  TARIFF_EDITIONS: z.string().min(1).optional(),
})

export type SimulatorSettings = z.infer<typeof Settings>

/** The settings, or one sentence for each invalid one. */
export function readSettings(
  env: Record<string, string | undefined>,
): { ok: true; settings: SimulatorSettings } | { ok: false; problems: string[] } {
  const parsed = Settings.safeParse(env)
  if (parsed.success) return { ok: true, settings: parsed.data }
  return {
    ok: false,
    problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  }
}
