import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** Counts of a Vitest JSON report, and the names of the tests that passed only when tried again. A file that failed to load counts as one failure. */
export function vitestCounts(file) {
  const report = read(file)
  if (!report) return NOTHING
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${basename(name)} ${fullName}`),
    ),
  }
}

/** Counts of a Playwright JSON report, and the titles of the tests that passed only when tried again. */
export function playwrightCounts(file) {
  const report = read(file)
  if (!report) return NOTHING
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    retried: report.suites
      .flatMap(specsOf)
      .filter(isFlaky)
      .map(({ file: spec, line, title }) => `${spec}:${line} ${title}`),
  }
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]
const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky')

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
