import { createClient, type EdfeClient } from '@edfe/client'

/** A client for the server and the key of the settings `EDFE_SERVER` and `EDFE_KEY`. */
export function serverOfSettings(): EdfeClient {
  const { EDFE_SERVER: server, EDFE_KEY: key } = process.env
  if (!server || !key) throw new Error('Set EDFE_SERVER and EDFE_KEY.')
  return createClient({ server, key })
}
