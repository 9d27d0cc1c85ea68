import type { FilingMessage } from './standing.ts'

/** A message about some security filing of an entry. */
export interface SentFilingMessage extends FilingMessage {
  /** The master bill that it names; '' of a deletion, which names the transaction alone. */
  master: string
  /** The transaction that it replaces or deletes. */
  replaces?: string | undefined
}

/** The messages about one filing: the one that added it, and those about its transaction. */
export interface FilingChain<Message extends SentFilingMessage> {
  /** The master bill that it named last. */
  master: string
  messages: Message[]
}

const numbersOf = ({ messages }: FilingChain<SentFilingMessage>): (string | undefined)[] =>
  messages.map(({ transaction }) => transaction)

/** The filings of an entry by their messages, the oldest first. One that was refused or deleted is added again. */
export function filingChains<Message extends SentFilingMessage>(
  messages: readonly Message[],
): FilingChain<Message>[] {
  const chains: FilingChain<Message>[] = []
  for (const message of messages) {
    const { action, master, replaces } = message
    const own = chains.find((chain) =>
      action === 'A' ? chain.master === master : numbersOf(chain).includes(replaces),
    )
    const chain = own ?? { master, messages: [] }
    if (!own) chains.push(chain)
    chain.messages.push(message)
    if (master) chain.master = master
  }
  return chains
}

/**
 * The filings of an entry as its bills are now: the filing of each master bill, then those of bills that the entry no longer
 * has. A corrected bill keeps the filing of the bill that it takes the place of, so that this one is replaced.
 */
export function filingsByMaster<Message extends SentFilingMessage>(
  masters: readonly string[],
  chains: readonly FilingChain<Message>[],
): FilingChain<Message>[] {
  const free = chains.filter(({ master }) => !masters.includes(master))
  const filings = masters.map(
    (master): FilingChain<Message> => ({
      master,
      messages: (chains.find((chain) => chain.master === master) ?? free.shift())?.messages ?? [],
    }),
  )
  return [...filings, ...free]
}
