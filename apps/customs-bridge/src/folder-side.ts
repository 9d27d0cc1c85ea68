import { DIRECTORY_LAYOUT, fileExchange, localFiles } from '@edfe/gateway'
import type { FarSide } from './far-side.ts'

const AT_ONCE = 100

/** A carrier that empties `outbound` and fills `inbound` in a folder, as `CUSTOMS_GATEWAY=directory` has them. */
export function folderSide(folder: string): FarSide {
  const exchange = fileExchange(localFiles(folder), DIRECTORY_LAYOUT)
  return {
    putOut: (transmission) => exchange.putOut(transmission),
    async receive() {
      const { messages, unreadable } = await exchange.messages(async () => new Set(), AT_ONCE)
      for (const name of unreadable) console.error(`${name} in the inbound folder is no readable file`)
      return messages.map(({ id, records, transmissionId }) => ({
        id,
        records,
        transmission_id: transmissionId ?? null,
      }))
    },
    confirm: (messageId) => exchange.acknowledge(messageId),
    close: async () => {},
  }
}
