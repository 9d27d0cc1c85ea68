import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** Ed25519 public keys in base64 (SPKI), as `npm run measures:sign` prints them, separated by commas. */
export const measuresKeys = z
  .string()
  .default('')
  .transform((text, context) =>
    text
      .split(',')
      .flatMap((key) => key.trim() || [])
      .flatMap((key) => {
        const read = publicKeyOf(key)
        if (!read)
          context.addIssue('must be an Ed25519 public key in base64, as npm run measures:sign prints it')
        return read ?? []
      }),
  )

function publicKeyOf(base64: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}
