import { customsAt } from '@edfe/domain/profile'
import type { CustomsGateway, GatewayAnswer, Received } from './gateway.ts'

/** The other sides beside the road of the installation, by what is in front of the ids of their messages. */
const SIDES = ['practice', 'test'] as const
type Side = (typeof SIDES)[number]

const sideOf = (messageId: string): Side | undefined => SIDES.find((side) => messageId.startsWith(`${side}:`))

/** A message of the simulator beside a live road: it speaks of what it was sent, and never of what CBP has. */
export const isPracticeMessage = (id: string): boolean => sideOf(id) === 'practice'

/** A message of CBP's test system: it speaks of what was filed there under its numbers, and never of what CBP has. */
export const isTestMessage = (id: string): boolean => sideOf(id) === 'test'

interface Roads {
  installed: CustomsGateway
  /** The simulator beside a live road. */
  practice?: CustomsGateway | undefined
  /** CBP's test system. */
  test?: CustomsGateway | undefined
}

/**
 * Several roads side by side: each transmission goes over the one that its submission names. The messages of all are
 * read; whether the road of the installation answers decides whether the other side is away. What is filed for the test
 * system goes nowhere else: where no road leads there, `withoutTest` says why it waits.
 */
export function roadsGateway(
  { installed, practice, test }: Roads,
  withoutTest: GatewayAnswer,
): CustomsGateway {
  const beside: Record<Side, CustomsGateway | undefined> = { practice, test }
  return {
    async send(transmission) {
      const side = customsAt(transmission.gateway)
      if (side === 'test') return test ? test.send(transmission) : withoutTest
      return (side === 'simulator' && practice ? practice : installed).send(transmission)
    },
    async poll(awaited) {
      const [own, ...others] = await Promise.all([
        installed.poll(awaited),
        ...SIDES.map((side) => beside[side]?.poll(awaited)),
      ])
      const messages = SIDES.flatMap((side, index) => marked(side, others[index]))
      if (own.kind === 'away') return { kind: 'received', messages, away: own.reason }
      return { ...own, messages: [...own.messages, ...messages] }
    },
    async acknowledge(id) {
      const side = sideOf(id)
      if (side) await beside[side]?.acknowledge(id.slice(side.length + 1))
      else await installed.acknowledge(id)
    },
    async close() {
      for (const gateway of [installed, practice, test]) await gateway?.close?.()
    },
  }
}

const marked = (side: Side, received: Received | undefined) =>
  received?.kind === 'received'
    ? received.messages.map((message) => ({ ...message, id: `${side}:${message.id}` }))
    : []
