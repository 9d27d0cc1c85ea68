import { inRoot } from './lib/paths.mjs'
import { buildProduct } from './lib/product-build.mjs'
import { projectEnv, projectNode } from './lib/project-node.mjs'
import { main, Refusal } from './lib/refusal.mjs'
import { run } from './lib/run.mjs'
import { setup } from './setup.mjs'

/** `npm run build`: the web app, the public pages and the server, for an installation that runs the server itself. */
await main(async () => {
  await setup()
  await refuseFaults()
  await buildProduct()
})

/** The languages of the product have every text of the English of today. */
async function refuseFaults() {
  const { code, output } = await run(projectNode(), [inRoot('scripts/translations.mjs')], {
    env: projectEnv(),
  })
  if (code !== 0)
    throw new Refusal(
      `${output.trim()}\n\nCorrect the translations: node scripts/translations.mjs lists this.`,
    )
}
