import { assumedAnswer, type QuestionKey } from './questions.ts'

/** Goods whose description names vehicles, or what only vehicles and their engines have. */
const OF_VEHICLES = /vehicle|motor ?car|automotive|automobile|truck|tractor|engine|wheel|odometer|\b87\d\d\b/i
const OF_KITCHENS = /kitchen|cabinet|vanit/i

/** Of most goods under a number, by its descriptions: what they are used for, which the lists of duties go by. */
const USUAL: Partial<Record<QuestionKey, (descriptions: string) => string>> = {
  light_vehicle_part: (descriptions) => (OF_VEHICLES.test(descriptions) ? 'yes' : 'no'),
  heavy_vehicle_part: (descriptions) => (OF_VEHICLES.test(descriptions) ? 'yes' : 'no'),
  cabinet: (descriptions) => (OF_KITCHENS.test(descriptions) ? 'yes' : 'no'),
  // Few machines of the headings reach the limits of the note.
  semiconductor: () => 'below_limits',
}

/**
 * Returns the answer of most goods with these descriptions: a laptop is not a vehicle part, although the list
 * of vehicle parts has its number. The answer without relief for every other question.
 */
export const usualAnswer = (key: QuestionKey, path: readonly string[]): string =>
  USUAL[key]?.(path.join(' ')) ?? assumedAnswer(key)
