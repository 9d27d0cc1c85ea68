import { lineTable } from '../../entry/field-table.ts'
import { say, sentenceOf } from '../../messages/index.ts'
import { defineRule, type Rule } from '../../rules/rule.ts'
import { findingPlace } from '../finding-place.ts'
import type { ReleaseContext } from '../release/release-context.ts'
import type { FilingDefinition } from '../rules/filing-rule.ts'
import type { Addressee, AgencyFaults, AgencyRow } from './agency-line.ts'

export type AgencyRule = Rule<AgencyRow, ReleaseContext>

const CHAPTER = 'ACE ABI CATAIR, Participating Government Agencies, July 2026'
const DOUBTFUL = 'Sources of grade D and less, which docs/agencies.md names'

/**
 * A rule on what a line says to other agencies, which says every fault of one kind at one place: of a fact that is typed
 * elsewhere, at its field.
 */
const agencyRule = <Fault extends keyof AgencyFaults>(
  fault: Fault,
  definition: Omit<
    FilingDefinition<'agency_statements', Pick<AgencyFaults, Fault>>,
    'at' | 'holds' | 'message'
  >,
): AgencyRule => {
  const rule = defineRule<AgencyRow, ReleaseContext, 'agency_statements', never, Fault, never>(
    'line',
    lineTable.agency_statements,
    {
      ...definition,
      message: '{words}',
      at: 'agency_statements',
      layer: 'filing',
      reads: [],
      mayRead: [fault],
      holds: (row) => row[fault].length === 0,
    },
  )
  return {
    ...rule,
    finding(row, ctx, entry, path) {
      if (!row.field) return rule.finding(row, ctx, entry, path)
      const { rule_id, severity, message } = rule.finding(row, ctx, entry, row.field)
      return { rule_id, severity, path: row.field, message, ...findingPlace(row.field) }
    },
  }
}

/** Agency and program of a statement, in words. */
const wordsOf = ({ to: { agency, program } }: { to: Addressee }) => ({
  agency,
  program: program ? sentenceOf(program) : '',
})

/** What other agencies ask of the lines of a release: records OI and PG01 to PG60. */
export const AGENCY_RULES: readonly AgencyRule[] = [
  agencyRule('flags', {
    id: 'FILING_RELEASE_AGENCY_FLAG',
    source: 'CBP ACE Agency Tariff Code Reference, March 4, 2026',
    params: ({ flags }) => ({ words: flags.map(({ words }) => sentenceOf(words)) }),
  }),
  agencyRule('undefinedPrograms', {
    id: 'FILING_RELEASE_AGENCY_PROGRAM',
    source: `${CHAPTER}, PG01`,
    params: ({ undefinedPrograms }) => ({
      words: undefinedPrograms.map(({ agency }) =>
        say(
          {
            id: 'agency-finding.program',
            defaultMessage:
              'Data for {agency} cannot be filed here. Give a reason for no data if one is true, or have a broker release the goods.',
          },
          { agency },
        ),
      ),
    }),
  }),
  agencyRule('open', {
    id: 'FILING_RELEASE_AGENCY_ANSWER',
    source: `${CHAPTER}; the guides that docs/agencies.md names`,
    params: ({ open }) => ({
      words: open.map((one) =>
        say(
          {
            id: 'agency-finding.answer',
            defaultMessage:
              '{agency} ({program}) {isUnreadable, select, yes {does not take the form of this answer} other {asks for}}: {question}.',
          },
          { ...wordsOf(one), isUnreadable: one.isUnreadable ? 'yes' : 'no', question: one.question },
        ),
      ),
    }),
  }),
  agencyRule('missingFacts', {
    id: 'FILING_RELEASE_AGENCY_FACT',
    source: `${CHAPTER}, PG19 to PG21 and PG30`,
    params: ({ missingFacts }) => ({
      words: missingFacts.map((one) =>
        say(
          {
            id: 'agency-finding.fact',
            defaultMessage:
              '{agency} ({program}) needs {fact, select, importer {the name and address of the importer} consignee {the name and address of the consignee} manufacturer {the name and address of the manufacturer} shipper {the name and address of the seller} contact {the name, telephone and email address of the importer’s contact} arrival {the port and the day of arrival} other {the value of the line}}.',
          },
          { ...wordsOf(one), fact: one.fact },
        ),
      ),
    }),
  }),
  agencyRule('brokenRules', {
    id: 'FILING_RELEASE_AGENCY_RULE',
    source: `${CHAPTER}; the guides that docs/agencies.md names`,
    params: ({ brokenRules }) => ({
      words: brokenRules.map((one) =>
        say(
          { id: 'agency-finding.rule', defaultMessage: '{agency} ({program}): {words}' },
          { ...wordsOf(one), words: sentenceOf(one.words) },
        ),
      ),
    }),
  }),
  agencyRule('doubts', {
    id: 'FILING_RELEASE_AGENCY_DOUBT',
    severity: 'warning',
    source: DOUBTFUL,
    params: ({ doubts }) => ({
      words: doubts.map((one) =>
        say(
          {
            id: 'agency-finding.doubt',
            defaultMessage:
              '{agency} ({program}) may ask for: {question}. What this program takes is not proven with CBP, so the entry can be filed without it.',
          },
          { ...wordsOf(one), question: one.question },
        ),
      ),
    }),
  }),
  agencyRule('doubtfulFacts', {
    id: 'FILING_RELEASE_AGENCY_FACT_DOUBT',
    severity: 'warning',
    source: DOUBTFUL,
    params: ({ doubtfulFacts }) => ({
      words: doubtfulFacts.map((one) =>
        say(
          {
            id: 'agency-finding.fact-doubt',
            defaultMessage:
              '{agency} ({program}) may need {fact, select, importer {the name and address of the importer} consignee {the name and address of the consignee} manufacturer {the name and address of the manufacturer} shipper {the name and address of the seller} arrival {the port and the day of arrival} other {the name, telephone and email address of the importer’s contact}}. This is not proven with CBP, so the entry can be filed without it.',
          },
          { ...wordsOf(one), fact: one.fact },
        ),
      ),
    }),
  }),
  agencyRule('unknownCodes', {
    id: 'FILING_RELEASE_AGENCY_CODE',
    severity: 'warning',
    source: 'Lists of Appendix PGA and Appendix R that the operator loaded',
    params: ({ unknownCodes }) => ({
      words: unknownCodes.map((one) =>
        say(
          {
            id: 'agency-finding.code',
            defaultMessage:
              '{agency} ({program}), {question}: the list of codes does not have {code}. Check it; the entry can be filed with it.',
          },
          { ...wordsOf(one), question: sentenceOf(one.question), code: one.code },
        ),
      ),
    }),
  }),
  agencyRule('quantities', {
    id: 'FILING_RELEASE_AGENCY_QUANTITY',
    severity: 'warning',
    source: `${CHAPTER}, PG04, PG26 and PG29; CBP does not compare them with the line`,
    params: ({ quantities }) => ({
      words: quantities.map((one) =>
        say(
          {
            id: 'agency-finding.quantity',
            defaultMessage:
              '{agency} ({program}): the data say {said} {unit}, the line {isLimit, select, yes {has no more than} other {has}} {line} {lineUnit}. Correct one of the two.',
          },
          {
            ...wordsOf(one),
            said: one.said.amount,
            unit: one.said.unit,
            line: one.line.amount,
            lineUnit: one.line.unit,
            isLimit: one.isLimit ? 'yes' : 'no',
          },
        ),
      ),
    }),
  }),
  agencyRule('origins', {
    id: 'FILING_RELEASE_AGENCY_ORIGIN',
    severity: 'warning',
    source: `${CHAPTER}, PG06; CBP does not compare it with the line`,
    params: ({ origins }) => ({
      words: origins.map((one) =>
        say(
          {
            id: 'agency-finding.origin',
            defaultMessage:
              '{agency} ({program}): the data say that the goods are made or grown in {said}, the line has the origin {line}. Check which one is true.',
          },
          { ...wordsOf(one), said: one.said, line: one.line },
        ),
      ),
    }),
  }),
  agencyRule('dates', {
    id: 'FILING_RELEASE_AGENCY_DATES',
    severity: 'warning',
    source: `${CHAPTER}, PG06, PG14, PG25 and PG30; CBP does not compare their days`,
    params: ({ dates }) => ({
      words: dates.map((one) =>
        say(
          {
            id: 'agency-finding.dates',
            defaultMessage:
              '{agency} ({program}): {order, select, madeAfterArrival {the goods are made on {day}, after they arrive on {against}} madeBackwards {the making ends on {day}, before it begins on {against}} lotBackwards {the making of a lot ends on {day}, before it begins on {against}} testedAfterArrival {the test is on {day}, after the goods arrive on {against}} other {a permit or certificate ends on {day}, before the goods arrive on {against}}}. Correct one of the two days.',
          },
          { ...wordsOf(one), order: one.order, day: { day: one.day }, against: { day: one.against } },
        ),
      ),
    }),
  }),
]
