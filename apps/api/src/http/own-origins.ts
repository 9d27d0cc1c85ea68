import type { Config } from '../config/config.ts'

/**
 * The origins whose pages may write: the public address, and outside production also the address by which the
 * browser reached this server (127.0.0.1 for localhost, another port of a development server).
 */
export function ownOrigins(settings: Config, host: string | null | undefined): string[] {
  const own = [new URL(settings.PUBLIC_URL).origin]
  return host && !settings.isProduction ? [...own, `http://${host}`, `https://${host}`] : own
}
