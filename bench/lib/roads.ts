import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testCertificates } from '../../apps/api/test/gateways/certificates.ts'
import { keyPair, startSftpServer } from '../../apps/api/test/gateways/sftp-server.ts'
import { type Carrier, folderCarrier, sftpCarrier } from './far-side.ts'
import { writePem } from './write-pem.ts'

const SECRET = 'a secret of the product and the bridge'

/** The far end of a road on this machine: the settings of a server that uses it, and the carrier behind it. */
export interface FarEnd {
  settings: Record<string, string>
  carrier: Carrier
  stop(): Promise<unknown>
}

/** The roads by their names, each with what starts its far end in a folder. */
export const FAR_ENDS: Record<string, (folder: string) => Promise<FarEnd>> = {
  async directory(folder) {
    const place = join(folder, 'directory')
    return {
      settings: { CUSTOMS_GATEWAY_URL: place },
      carrier: folderCarrier(place),
      stop: async () => undefined,
    }
  },
  /** The bridge of this repository as a process, behind mutual TLS. */
  async https(folder) {
    const { ca, server, client } = await testCertificates()
    const caFile = writePem(folder, 'ca.pem', ca)
    const bridge = spawn(process.execPath, ['apps/customs-bridge/src/main.ts'], {
      env: {
        ...{ PORT: '0', DATA_DIR: folder, FAR_SIDE_SECONDS: '0.5', BRIDGE_KEYS: `edfe=${SECRET}` },
        BRIDGE_CERT_FILE: writePem(folder, 'server.pem', server.cert),
        BRIDGE_CERT_KEY_FILE: writePem(folder, 'server-key.pem', server.key),
        BRIDGE_CLIENT_CA_FILE: caFile,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(bridge.stdout, 'data')) as [Buffer]
    return {
      settings: {
        CUSTOMS_GATEWAY_URL: String(said).match(/https:\S+/)?.[0] ?? '',
        CUSTOMS_GATEWAY_KEY: SECRET,
        CUSTOMS_GATEWAY_CA_FILE: caFile,
        CUSTOMS_GATEWAY_CERT_FILE: writePem(folder, 'client.pem', client.cert),
        CUSTOMS_GATEWAY_CERT_KEY_FILE: writePem(folder, 'client-key.pem', client.key),
      },
      carrier: folderCarrier(join(folder, 'carrier')),
      async stop() {
        bridge.kill()
        await once(bridge, 'exit')
      },
    }
  },
  /** A server in the process of the measurement, with its files in memory. */
  async sftp(folder) {
    const client = keyPair()
    const server = await startSftpServer({ client })
    return {
      settings: {
        CUSTOMS_GATEWAY_URL: `sftp://edfe@127.0.0.1:${server.port}`,
        CUSTOMS_SFTP_KEY_FILE: writePem(folder, 'sftp-key', client.private),
        CUSTOMS_SFTP_HOST_KEYS: server.hostKey,
      },
      carrier: sftpCarrier(server),
      stop: () => server.stop(),
    }
  },
}
