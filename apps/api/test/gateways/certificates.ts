import { generate } from 'selfsigned'

interface Certificate {
  cert: string
  key: string
}

/** An authority made for a test, with a certificate for 127.0.0.1 and one for a client; PEM. */
export async function testCertificates(): Promise<{
  ca: string
  server: Certificate
  client: Certificate
}> {
  const authority = await certificate('Authority of a test', [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ])
  const signed = (name: string) =>
    certificate(
      name,
      [
        { name: 'basicConstraints', cA: false },
        { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
        { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
      ],
      authority,
    )
  return {
    ca: authority.cert,
    server: await signed('127.0.0.1'),
    client: await signed('the product'),
  }
}

type Extensions = NonNullable<NonNullable<Parameters<typeof generate>[1]>['extensions']>

async function certificate(name: string, extensions: Extensions, ca?: Certificate): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions,
    ...(ca && { ca }),
  })
  return { cert, key }
}
