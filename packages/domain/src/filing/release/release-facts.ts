import type { DraftData, OtherParty, PartyBlock } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import { type ReleaseContext, releaseContext } from './release-context.ts'

/** A fact that a release has beyond the summary, as a person reads it. */
export interface ReleaseFact {
  fact: 'contact' | 'seller' | 'manufacturer' | 'buyer' | 'ship_to' | 'containers'
  /** '' while it is missing. */
  value: string
  /** From where it is known, when nobody gave it for the release. */
  from?: 'importer' | 'declarant' | 'lines'
  /** The field in which it is given. */
  path: string
}

const place = ({ name, city }: OtherParty | PartyBlock = {}): string =>
  [name, city].filter(Boolean).join(', ')

/** What the release says beyond the summary: whom CBP asks, who sold, made and bought the goods, and what they travel in. */
export function releaseFacts(draft: DraftData, rules: RuleContext): ReleaseFact[] {
  const context = releaseContext(draft, rules)
  const { parties, release } = draft
  const isNamed = (code: string) => context.partyCodes.includes(code)
  const containers = (release?.containers ?? []).flatMap(({ number }) => number || [])
  return [
    contactFact(context),
    { fact: 'seller', value: isNamed('SE') ? place(parties?.seller) : '', path: 'parties.seller.name' },
    makerFact(context, isNamed('MF')),
    buyerFact(context, isNamed('BY')),
    ...(isNamed('ST')
      ? [{ fact: 'ship_to' as const, value: place(parties?.ship_to), path: 'parties.ship_to.name' }]
      : []),
    ...(containers.length > 0
      ? [{ fact: 'containers' as const, value: containers.join(', '), path: 'release.containers' }]
      : []),
  ]
}

function contactFact({ draft, releaseContact: { name, telephone } }: ReleaseContext): ReleaseFact {
  const { contact_name } = draft.release ?? {}
  const isKnown = name !== '' && telephone.length >= 7
  const from = draft.parties?.importer_of_record?.contact_name ? 'importer' : 'declarant'
  return {
    fact: 'contact',
    value: isKnown ? `${name}, ${telephone}` : '',
    ...(isKnown && !contact_name && { from }),
    path: name === '' ? 'release.contact_name' : 'release.contact_phone',
  }
}

function makerFact(
  { draft, linesWithoutMaker, releasedLineCount }: ReleaseContext,
  isNamed: boolean,
): ReleaseFact {
  const { manufacturer } = draft.parties ?? {}
  const isOfLines = !isNamed && releasedLineCount > 0 && linesWithoutMaker === 0
  const names = draft.line_items?.map((line) => line.manufacturer?.name).filter(Boolean)
  return {
    fact: 'manufacturer',
    value: isNamed ? place(manufacturer) : isOfLines ? [...new Set(names)].join(', ') : '',
    ...(isOfLines && { from: 'lines' as const }),
    path: 'parties.manufacturer.name',
  }
}

function buyerFact({ draft }: ReleaseContext, isNamed: boolean): ReleaseFact {
  const { buyer, importer_of_record: importer, importer_number = '' } = draft.parties ?? {}
  const own = place(buyer) || buyer?.tin
  return {
    fact: 'buyer',
    value: isNamed ? own || place(importer) || importer_number : '',
    ...(isNamed && !own && { from: 'importer' as const }),
    path: 'parties.buyer.name',
  }
}
