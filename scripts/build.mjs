import { englishCatalogue } from './extract-messages.mjs'
import { buildProduct } from './lib/product-build.mjs'
import { main, Refusal } from './lib/refusal.mjs'
import { faultsOf, readShipped } from './lib/translations.mjs'
import { setup } from './setup.mjs'

/** `npm run build`: the web app, the public pages and the server, for an installation that runs the server itself. */
await main(async () => {
  await setup()
  await refuseFaults()
  await buildProduct()
})

/** The languages of the product have every text of the English of today. */
async function refuseFaults() {
  const english = await englishCatalogue()
  const faults = [...readShipped()].flatMap(([tag, language]) =>
    faultsOf(tag, language, english).map(({ kind, id, why }) => `${tag} ${kind} ${id} ${why}`.trim()),
  )
  if (faults.length > 0)
    throw new Refusal(
      `${faults.slice(0, 20).join('\n')}\n\n${faults.length} faults of translations: node scripts/translations.mjs lists them.`,
    )
}
