import { type KeyObject, sign, verify } from 'node:crypto'

/** What a signature is of: the measures as JSON without white space, their members in the order of the file. */
const signedBytes = (measures: unknown): Buffer => Buffer.from(JSON.stringify(measures))

/** The Ed25519 signature of measures, in base64. */
export const signatureOf = (measures: unknown, privateKey: KeyObject): string =>
  sign(null, signedBytes(measures), privateKey).toString('base64')

/** True if one of the keys signed the measures. */
export const isSignedBy = (
  keys: readonly KeyObject[],
  { measures, signature }: { measures: unknown; signature: string },
): boolean => keys.some((key) => verify(null, signedBytes(measures), key, Buffer.from(signature, 'base64')))
