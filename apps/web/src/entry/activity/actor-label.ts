import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import { t } from '../../words/t.ts'

const NOT_PEOPLE: Record<string, string> = {
  get system() {
    return t({ id: 'actor-label.system', defaultMessage: 'System' })
  },
  customs: 'CBP',
}

/**
 * Returns the actor's label: a person's given and family name, 'System' for this product's automatic acts, or
 * 'CBP'.
 */
export const actorLabel = ({ actor }: Pick<CustomsMessage, 'actor'>): string => NOT_PEOPLE[actor] ?? actor
