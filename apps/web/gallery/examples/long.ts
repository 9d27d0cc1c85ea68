/** Texts at the limits of what a person or the world gives: a name without a break, and a long sentence. */
export const LONG_NAME = 'Vorarlbergermaschinenbaugesellschaftmitbeschränkterhaftung & Söhne'
export const LONG_TEXT =
  'Upholstered seats with wooden frames, other than convertible into beds, of teak, for use in the dining rooms of hotels, each packed in a carton with its cushions, screws and instructions in eleven languages'
