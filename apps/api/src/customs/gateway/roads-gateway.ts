import { isPractice } from '@edfe/domain/profile'
import type { CustomsGateway } from './gateway.ts'

/** In front of the ids of messages of the simulator, which are no ids of the live road. */
const PRACTICE = 'practice:'

/** A message of the simulator beside a live road: it speaks of what it was sent, and never of what CBP has. */
export const isPracticeMessage = (id: string): boolean => id.startsWith(PRACTICE)

/**
 * The live road and practice side by side: each transmission goes over the road that its submission names. The messages
 * of both are read; whether the live road answers decides whether the other side is away.
 */
export const roadsGateway = (live: CustomsGateway, practice: CustomsGateway): CustomsGateway => ({
  send: (transmission) => (isPractice(transmission.gateway) ? practice : live).send(transmission),
  async poll(awaited) {
    const [filed, practised] = await Promise.all([live.poll(awaited), practice.poll(awaited)])
    const messages =
      practised.kind === 'received'
        ? practised.messages.map((message) => ({ ...message, id: `${PRACTICE}${message.id}` }))
        : []
    if (filed.kind === 'away') return { kind: 'received', messages, away: filed.reason }
    return { ...filed, messages: [...filed.messages, ...messages] }
  },
  acknowledge: (id) =>
    isPracticeMessage(id) ? practice.acknowledge(id.slice(PRACTICE.length)) : live.acknowledge(id),
  async close() {
    await live.close?.()
  },
})
