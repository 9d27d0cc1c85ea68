import type { CustomsMessage } from '@edfe/contracts/customs/filing'

const NOT_PEOPLE: Record<string, string> = { system: 'System', customs: 'CBP' }

/** Who did it: a person by given and family name, 'System' for what this product does automatically, or 'CBP'. */
export const actorLabel = ({ actor }: Pick<CustomsMessage, 'actor'>): string => NOT_PEOPLE[actor] ?? actor
