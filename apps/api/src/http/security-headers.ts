import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { CONTENT_POLICY } from './content-policy.ts'

/** No page uses a device of the visitor, and injected code may use none either. */
const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

/**
 * The headers that every response carries, as helmet sets them. They are the same for each request, so helmet runs once:
 * it costs more than the rest of a small response.
 */
export function securityHeaders({ isSecure }: { isSecure: boolean }): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  setHeaders(request, response, () => {})
  const fixed = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(fixed), 'permissions-policy': NO_DEVICES }
}
