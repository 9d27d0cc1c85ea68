import { z } from 'zod'

/** Where clamd listens: a port of a host, or a socket in the file system. */
export type ClamdAddress = { host: string; port: number } | { path: string }

const MOST_PORT = 65535

const parse = (text: string): ClamdAddress | undefined => {
  const path = /^unix:(\/.+)$/.exec(text)?.[1]
  if (path) return { path }
  // An IPv6 address is in brackets, which the socket does not take.
  const [, v6, name, digits] = /^(?:\[([\da-f:.]+)\]|([^\s:/[\]]+)):(\d{1,5})$/i.exec(text) ?? []
  const host = v6 ?? name
  const port = Number(digits)
  return host && port > 0 && port <= MOST_PORT ? { host, port } : undefined
}

/** `host:port` or `unix:/path`. */
export const clamdAddress = z.string().transform((text, context): ClamdAddress => {
  const address = parse(text)
  if (address) return address
  context.addIssue({
    code: 'custom',
    message: 'must be host:port or unix:/path, such as 127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  })
  return z.NEVER
})
