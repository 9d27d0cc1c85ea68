import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { Actor } from '@edfe/domain/release'

/** Who acts next on the goods. */
export const ACTOR_WORDS: Readonly<Record<Actor, MessageDescriptor>> = {
  you: defineMessage({ id: 'goods.you-act', defaultMessage: 'Your turn.' }),
  carrier: defineMessage({ id: 'goods.carrier-acts', defaultMessage: 'The carrier acts next.' }),
  cbp: defineMessage({ id: 'goods.cbp-acts', defaultMessage: 'CBP acts next.' }),
  agency: defineMessage({ id: 'goods.agency-acts', defaultMessage: 'The agency acts next.' }),
  nobody: defineMessage({ id: 'goods.nobody-acts', defaultMessage: 'Nobody has to act.' }),
}
