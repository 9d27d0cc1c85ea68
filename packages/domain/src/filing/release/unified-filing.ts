import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Finding } from '../../rules/finding.ts'
import {
  completedFiling,
  judgeUnifiedFiling,
  type SecurityFiling,
  type UnifiedEntry,
} from '../../security-filing/index.ts'
import type { CargoRelease } from '../cargo-release.ts'
import { containersOf } from '../security-filing/isf-bills.ts'
import { isfFinding } from '../security-filing/isf-findings.ts'
import { isFiveFacts, readFiling } from '../security-filing/to-security-filing.ts'
import { unifiedFindings, WITH_RELEASE } from './unified-findings.ts'

/** A security filing as it is sent in the message of a release, and as CBP makes it of the message. */
export type UnifiedFilingResult =
  | { ok: true; sent: SecurityFiling; completed: SecurityFiling }
  | { ok: false; findings: Finding[] }

/** What a release says for the security filing in its message. */
export function unifiedEntryOf(release: CargoRelease): UnifiedEntry {
  const { importer, bondType, bills, contact, splitRelease, lines } = release
  const numbers = bills.map((bill) => bill.numbers.filter(({ kind }) => kind !== 'I'))
  const written = ({ issuer = '', number }: (typeof numbers)[number][number]) => `${issuer}${number}`
  const goods = lines.flatMap(({ origin, tariffs }) =>
    tariffs.filter(({ hts }) => !/^9[89]/.test(hts)).map(({ hts }) => ({ hts, origin })),
  )
  return {
    importer: importer && { qualifier: importer.kind, number: importer.number },
    bondType,
    masters: [...new Set(numbers.flatMap(([master]) => (master ? [written(master)] : [])))],
    bills: numbers.flatMap((bill) => {
      const lowest = bill.at(-1)
      return lowest ? [{ kind: lowest.kind === 'H' ? 'BM' : 'OB', number: written(lowest) }] : []
    }),
    goods: [...new Map(goods.map((one) => [`${one.hts} ${one.origin}`, one])).values()],
    isWhole:
      !splitRelease && !contact.isSplitShipment && bills.every(({ conveyances }) => conveyances.length < 2),
  }
}

/** The security filing of a draft as it goes in the message of its release, whether or not CBP would accept it. */
export function unifiedFiling(draft: DraftData, rules: RuleContext): SecurityFiling {
  const { filing, masters } = readFiling(draft, rules)
  return {
    ...filing,
    submission: isFiveFacts(draft) ? '2' : '1',
    action: 'A',
    bond: draft.security_filing?.bond === 'single' ? filing.bond : undefined,
    bills: [],
    references: filing.references.filter(({ qualifier }) => qualifier === 'CR'),
    containers: masters.flatMap((master) => containersOf(draft.release ?? {}, master, true)),
    importerOfRecord: undefined,
    manufacturers: filing.manufacturers.map(({ party }) => ({ party, goods: [] })),
    tariffNumbers: [],
    route: undefined,
  }
}

/** The security filing of a draft in the message of the release that is made of it. */
export function toUnifiedFiling(
  draft: DraftData,
  rules: RuleContext,
  release: CargoRelease,
): UnifiedFilingResult {
  const found = unifiedFindings(draft, rules)
  if (found.length > 0) return { ok: false, findings: found }
  const sent = unifiedFiling(draft, rules)
  const entry = unifiedEntryOf(release)
  const refused = judgeUnifiedFiling(sent, entry)
  return refused.length === 0
    ? { ok: true, sent, completed: completedFiling(sent, entry) }
    : {
        ok: false,
        findings: refused.map(({ rule, words: { id } }) =>
          isfFinding(rule.replace(/^ISF_/, ''), WITH_RELEASE, { id }),
        ),
      }
}
