import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import { t } from '../../words/t.ts'

const NOT_PEOPLE: Record<string, string> = {
  get system() {
    return t({ id: 'actor-label.system', defaultMessage: 'System' })
  },
  customs: 'CBP',
}

/** Who did it: a person by given and family name, 'System' for what this product does automatically, or 'CBP'. */
export const actorLabel = ({ actor }: Pick<CustomsMessage, 'actor'>): string => NOT_PEOPLE[actor] ?? actor
