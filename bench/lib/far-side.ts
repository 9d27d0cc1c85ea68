import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Transmission } from '@edfe/abi'
import type { startSftpServer } from '../../apps/api/test/gateways/sftp-server.ts'

/** Folders of a carrier: what was put out to customs is taken, and an answer is brought under its name. */
export interface Carrier {
  take(): { name: string; text: string }[]
  bring(name: string, text: string): void
}

/** A carrier on folders of this machine. */
export function folderCarrier(folder: string): Carrier {
  const [outbound, inbound] = [join(folder, 'outbound'), join(folder, 'inbound')]
  for (const place of [outbound, inbound]) mkdirSync(place, { recursive: true })
  return {
    take: () =>
      readdirSync(outbound)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => {
          const text = readFileSync(join(outbound, name), 'latin1')
          rmSync(join(outbound, name))
          return { name, text }
        }),
    bring(name, text) {
      writeFileSync(join(inbound, `${name}.part`), text, 'latin1')
      renameSync(join(inbound, `${name}.part`), join(inbound, name))
    },
  }
}

/** The same on an SFTP server that is reached over the network. */
export const sftpCarrier = (server: Awaited<ReturnType<typeof startSftpServer>>): Carrier => ({
  take: () =>
    server
      .paths()
      .filter((path) => /^\/outbound\/.*\.txt$/.test(path))
      .map((path) => {
        const text = server.text(path) ?? ''
        server.take(path)
        return { name: path.slice('/outbound/'.length), text }
      }),
  bring: (name, text) => server.put(`/inbound/${name}`, text),
})

/** Carries between folders and the simulator until it is stopped; counts how often each transmission was put out. */
export function carryTo(simulator: string, carrier: Carrier, account: string) {
  const putOut = new Map<string, number>()
  const headers: string[] = []
  let isOn = true
  const running = (async () => {
    while (isOn) {
      const taken = carrier.take()
      for (const { name, text } of taken) {
        const id = name.slice(0, -'.txt'.length)
        putOut.set(id, (putOut.get(id) ?? 0) + 1)
        const images = text.split('\r\n').filter(Boolean)
        headers.push(images[0] ?? '')
        const answer = await fetch(new URL('/transmissions', simulator), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id, images, account, check_digit_factor: 0 }),
        })
        const { images: answered } = (await answer.json()) as Transmission
        carrier.bring(name, `${answered.join('\r\n')}\r\n`)
      }
      if (taken.length === 0) await wait(5)
    }
  })()
  return {
    putOut,
    /** The first record of each message. */
    headers,
    async stop() {
      isOn = false
      await running
    },
  }
}
