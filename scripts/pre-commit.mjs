import { inRoot } from './lib/paths.mjs'
import { projectEnv, projectNode } from './lib/project-node.mjs'
import { main } from './lib/refusal.mjs'
import { run } from './lib/run.mjs'

/** What `.githooks/pre-commit` runs: Biome on the staged files, and types with what the last run remembers. */
async function preCommit() {
  const tool = (path, args) =>
    run(projectNode(), [inRoot('node_modules', path), ...args], { env: projectEnv() })
  const results = await Promise.all([
    tool('@biomejs/biome/bin/biome', ['check', '--staged', '--no-errors-on-unmatched']),
    tool('typescript/bin/tsc', [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      BUILD_INFO,
      '-p',
      'tsconfig.json',
    ]),
  ])
  const failed = results.filter(({ code }) => code !== 0)
  for (const { output } of failed) console.error(output.trim())
  return failed.length > 0 ? 1 : 0
}

const BUILD_INFO = inRoot('node_modules', '.cache', 'edfe', 'pre-commit.tsbuildinfo')

await main(preCommit)
