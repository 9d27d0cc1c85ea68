import { ROAD_STEPS, type RoadStepKey } from './steps.ts'

/** What the product knows of an organization's steps. */
export interface KnownSteps {
  hasImporterNumber: boolean
  hasBond: boolean
  /** The operator has confirmed the filer code. */
  hasFilerCode: boolean
  /** Entries of this server go to CBP. */
  isConnected: boolean
}

/** Days on which steps were done, as members noted them, `YYYY-MM-DD`. */
export type DoneSteps = Partial<Record<RoadStepKey, string>>

export interface StepProgress {
  key: RoadStepKey
  /** 'current' is the first step that is not done. */
  state: 'done' | 'current' | 'open'
  /** The day that a member noted; undefined where the settings show it. */
  doneOn?: string
  /** True where the settings of the organization or the server show that it is done: it cannot be taken back here. */
  isKnown: boolean
}

export interface RoadProgress {
  steps: readonly StepProgress[]
  done: number
  /** Weeks of the steps that are not done, as far as a source names them. */
  weeks: readonly [from: number, to: number]
  /** True if a step that is not done has a time that no source names. */
  isLonger: boolean
}

/** How far an organization is on the road to its first filing. A step is done when the product knows it or a member noted it. */
export function roadProgress(known: KnownSteps, noted: DoneSteps): RoadProgress {
  const isKnown = knownSteps(known)
  let isReached = false
  const steps = ROAD_STEPS.map(({ key }): StepProgress => {
    const isDone = isKnown.has(key) || noted[key] !== undefined
    const state = isDone ? 'done' : isReached ? 'open' : 'current'
    if (!isDone) isReached = true
    return {
      key,
      state,
      ...(noted[key] !== undefined && { doneOn: noted[key] }),
      isKnown: isKnown.has(key),
    }
  })
  const left = ROAD_STEPS.filter((_, at) => steps[at]?.state !== 'done')
  return {
    steps,
    done: steps.length - left.length,
    weeks: [sumOf(left.map(({ weeks }) => weeks?.[0] ?? 0)), sumOf(left.map(({ weeks }) => weeks?.[1] ?? 0))],
    isLonger: left.some(({ weeks }) => weeks === undefined),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

function knownSteps(known: KnownSteps): ReadonlySet<RoadStepKey> {
  const shown: [RoadStepKey, boolean][] = [
    ['importer_number', known.hasImporterNumber],
    ['bond', known.hasBond],
    ['filer_code', known.hasFilerCode],
    ['connection', known.isConnected],
    // CBP connects nobody who may not file and has not passed its tests.
    ['right_to_file', known.isConnected && known.hasFilerCode],
    ['letter_of_intent', known.isConnected && known.hasFilerCode],
    ['tests', known.isConnected && known.hasFilerCode],
  ]
  return new Set(shown.flatMap(([key, isShown]) => (isShown ? [key] : [])))
}
