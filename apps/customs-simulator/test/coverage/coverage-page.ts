import { NOT_ON_FILE } from '@edfe/domain/sample'
import { type ConditionCode, NARRATIVES } from '../../src/answer/conditions.ts'
import { NOT_PRODUCED, REASONS, type Reason } from './not-produced.ts'
import { codesOf, producedConditions } from './produced.ts'

/** The page docs/simulator-coverage.md; a test holds the file to it. */
export function renderCoverage(): string {
  const produced = producedConditions()
  const rows = Object.keys(NARRATIVES)
    .filter((code) => produced.has(code))
    .sort()
    .map((code) => `| ${code} | ${NARRATIVES[code as ConditionCode]} | ${produced.get(code)} |`)
  const reasons = Object.entries(NOT_PRODUCED).map(([reason, text]) => {
    const codes = codesOf(text)
    return `| ${REASONS[reason as Reason]} | ${codes.length} | ${codes.join(' ')} |`
  })
  return `# What the simulator judges

The simulator of customs answers to an entry summary with CBP's own condition codes. The first table names every code
that a test causes, with a case that causes it. The second has all other codes of CBP's error dictionary that belong to
an entry summary, with the reason why the simulator does not answer with them. Codes of other messages (queries,
statements, bonds, agencies) are left out.

Its registers hold every importer and every bond but two, so that a rejection can be practised: importer numbers that
begin with 00 (condition 101), and continuous bonds of surety ${NOT_ON_FILE.surety} (condition 114).

The dictionary has no code for a bill whose issuer or number has the wrong form for the mode of transport (AE usage note
h). The simulator answers with 185, for a missing master bill with 183, and for a sub-house bill without house bill with
187. It has none either for a mail fee: the simulator answers with 248 where it is missing, 250 where none is due, and 730
where it has another amount than that of its fiscal year.

A cargo release is judged by its own chapter: order and number of its records by action, types, modes, bills, parties,
lines, and what is on file under its number (packages/abi/src/cargo-release/judge). CBP's list of its conditions is not in
the dictionary; each is in \`packages/domain/src/filing/release/release-conditions.ts\`, and a test breaks each alone.

A security filing is judged by the rules of \`packages/domain/src/security-filing\`, which name CBP's codes where its list has them.
One in the message of a release is judged with the facts of that release (\`unified.ts\` there) and answered apart.

Statements (PF, MS) are made of the money of accepted summaries (\`apps/customs-simulator/src/statement\`); authorizations (RM) and changes of a statement (SU) have no layout here and are not taken.

${rows.length} codes are produced, ${reasonsTotal()} are not.

## Produced

| code | CBP's text | case or test |
|---|---|---|
${rows.join('\n')}

## Not produced

| reason | codes | which |
|---|---|---|
${reasons.join('\n')}
`
}

const reasonsTotal = (): number =>
  Object.values(NOT_PRODUCED).reduce((sum, text) => sum + codesOf(text).length, 0)
