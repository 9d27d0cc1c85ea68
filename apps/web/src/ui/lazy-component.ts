import { type ComponentType, createElement, lazy, type ReactNode } from 'react'

/** How often somebody asked for the parts that could not be loaded. */
let asked = 0

/** Lets each part that could not be loaded be loaded once more when it is next drawn. */
export function loadPartsAgain(): void {
  asked++
}

/** A part of a page whose script is loaded when the part is first drawn. React keeps a failure; `loadPartsAgain` ends it. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let failedAt: number | undefined
  const fresh = () =>
    lazy(async () => {
      const at = asked
      try {
        return { default: await load() }
      } catch (failure) {
        failedAt = at
        throw failure
      }
    })
  let Part = fresh()
  return (props) => {
    if (failedAt !== undefined && failedAt < asked) {
      failedAt = undefined
      Part = fresh()
    }
    return createElement(Part as ComponentType<Props>, props)
  }
}
