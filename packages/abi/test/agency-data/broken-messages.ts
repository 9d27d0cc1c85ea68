import { type AgencyProgram, isProven } from '@edfe/domain/agencies'

/** A message with one record of another agency that is not as it was. */
export interface BrokenMessage {
  what: string
  images: string[]
}

const FRAME = ['OI', 'PG01', 'PG02']

const idOf = (image: string): string => (image.startsWith('OI') ? 'OI' : image.slice(0, 4))

/**
 * The messages that a judge refuses in place of a whole one: each record of one statement dropped, before its place,
 * behind it or twice. A record that its program does not ask for is dropped freely, and one that may be repeated is sent
 * twice freely.
 */
export function brokenMessages(
  images: readonly string[],
  { grade, records }: AgencyProgram,
): BrokenMessage[] {
  const places = images.flatMap((image, place) => (/^(OI|PG)/.test(image) ? [place] : []))
  const [start = 0] = places
  const end = (places.at(-1) ?? 0) + 1
  const count = (id: string) => images.filter((image) => idOf(image) === id).length
  return places.flatMap((place): BrokenMessage[] => {
    const image = images[place]!
    const id = idOf(image)
    const isFrame = FRAME.includes(id)
    const asked = isProven(grade) ? records.find(({ record }) => record === id) : undefined
    const dropped = images.toSpliced(place, 1)
    const earlier = place === start ? [] : isFrame ? [start] : [start, start + 1, start + 2]
    const broken: [isBroken: boolean, what: string, images: string[]][] = [
      [isFrame || (asked?.need === 'M' && count(id) === 1), 'dropped', dropped],
      [isFrame, 'behind its place', images.toSpliced(end, 0, image).toSpliced(place, 1)],
      [isFrame, 'twice, behind its place', images.toSpliced(end, 0, image)],
      [asked?.most === 1, 'twice', images.toSpliced(place, 0, image)],
      ...earlier.map((to): [boolean, string, string[]] => [
        true,
        `at ${to - start}`,
        dropped.toSpliced(to, 0, image),
      ]),
    ]
    return broken.flatMap(([isBroken, what, sent]) =>
      isBroken ? [{ what: `${id} ${what}`, images: sent }] : [],
    )
  })
}
