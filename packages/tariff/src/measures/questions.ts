import { type DefinedMessage, defineMessage, type Message } from '@edfe/domain/messages'
import { LOADED_BEFORE } from './loading-questions.ts'
import { no, ONLY_IF_YES, type Question, yes } from './question.ts'

const noneOfThese = defineMessage({ id: 'tariff.answer.metal-elsewhere', defaultMessage: 'None of these' })

const CONTENT = {
  whole: defineMessage({ id: 'tariff.answer.content-whole', defaultMessage: 'Yes, or it is not known' }),
  part: defineMessage({ id: 'tariff.answer.content-part', defaultMessage: 'No, a part of it' }),
}

/** The questions by the key of their answer. */
export const QUESTIONS = {
  ...LOADED_BEFORE,
  metal_share: {
    text: defineMessage({
      id: 'tariff.ask.metal-share',
      defaultMessage: 'Is the aluminum, steel or copper at least 15 percent of the weight of the article?',
    }),
    options: {
      at_least_15: yes,
      under_15: defineMessage({ id: 'tariff.answer.under-15', defaultMessage: 'No, less than 15 percent' }),
    },
  },
  metal_origin: {
    text: defineMessage({
      id: 'tariff.ask.metal-origin',
      defaultMessage: 'Where was the metal melted and poured, or smelted and cast?',
    }),
    options: {
      elsewhere: noneOfThese,
      united_states: defineMessage({
        id: 'tariff.answer.metal-us',
        defaultMessage: 'At least 85 percent in the United States',
      }),
      united_kingdom: defineMessage({
        id: 'tariff.answer.metal-uk',
        defaultMessage: 'At least 95 percent in the United Kingdom',
      }),
      russia: defineMessage({
        id: 'tariff.answer.metal-russia',
        defaultMessage: 'Any of the aluminum in Russia',
      }),
    },
  },
  steel_content: {
    text: defineMessage({
      id: 'tariff.ask.steel-content',
      defaultMessage: 'Is all of the value of the article the value of its steel?',
    }),
    options: CONTENT,
  },
  aluminum_content: {
    text: defineMessage({
      id: 'tariff.ask.aluminum-content',
      defaultMessage: 'Is all of the value of the article the value of its aluminum?',
    }),
    options: CONTENT,
  },
  copper_content: {
    text: defineMessage({
      id: 'tariff.ask.copper-content',
      defaultMessage: 'Is all of the value of the article the value of its copper?',
    }),
    options: CONTENT,
  },
  steel_origin: {
    text: defineMessage({
      id: 'tariff.ask.steel-origin',
      defaultMessage:
        'Was the article made abroad from steel that was melted and poured in the United States?',
    }),
    options: ONLY_IF_YES,
  },
  aluminum_origin: {
    text: defineMessage({
      id: 'tariff.ask.aluminum-origin',
      defaultMessage: 'Where was the aluminum smelted and cast?',
    }),
    options: {
      elsewhere: noneOfThese,
      united_states: defineMessage({
        id: 'tariff.answer.aluminum-us',
        defaultMessage: 'In the United States, before the article was made abroad',
      }),
      russia: defineMessage({
        id: 'tariff.answer.aluminum-russia',
        defaultMessage: 'Any of it smelted in Russia, or all of it cast there',
      }),
    },
  },
  stamping: {
    text: defineMessage({
      id: 'tariff.ask.stamping',
      defaultMessage: 'Is this a stamping, and of which metal?',
    }),
    options: {
      steel: defineMessage({ id: 'tariff.answer.stamping-steel', defaultMessage: 'Yes, of steel' }),
      aluminum: defineMessage({ id: 'tariff.answer.stamping-aluminum', defaultMessage: 'Yes, of aluminum' }),
      no,
    },
  },
  commerce_quantity: {
    text: defineMessage({
      id: 'tariff.ask.commerce-quantity',
      defaultMessage:
        'Is the metal within a quantity that Commerce authorized, melted or smelted in Canada or Mexico?',
    }),
    options: ONLY_IF_YES,
  },
  motorcycle_parts: {
    text: defineMessage({
      id: 'tariff.ask.motorcycle-parts',
      defaultMessage: 'Are these parts for making motorcycles in the United States?',
    }),
    options: ONLY_IF_YES,
  },
  vehicle: {
    text: defineMessage({
      id: 'tariff.ask.vehicle',
      defaultMessage: 'Is this a passenger vehicle, light truck, or medium or heavy vehicle?',
    }),
    options: {
      yes,
      over_25_years: defineMessage({
        id: 'tariff.answer.over-25-years',
        defaultMessage: 'Yes, made at least 25 years ago',
      }),
      no,
    },
  },
  vehicle_quota: {
    text: defineMessage({
      id: 'tariff.ask.vehicle-quota',
      defaultMessage: 'Is the vehicle within the quota for the United Kingdom?',
    }),
    options: ONLY_IF_YES,
  },
  light_vehicle_part: {
    text: defineMessage({
      id: 'tariff.ask.light-vehicle-part',
      defaultMessage: 'Is the article a part of a passenger vehicle or light truck?',
    }),
    options: { yes, no },
  },
  heavy_vehicle_part: {
    text: defineMessage({
      id: 'tariff.ask.heavy-vehicle-part',
      defaultMessage: 'Is the article a part of a medium or heavy vehicle?',
    }),
    options: { yes, no },
  },
  cabinet: {
    text: defineMessage({
      id: 'tariff.ask.cabinet',
      defaultMessage: 'Is this a wooden kitchen cabinet or vanity, or a part of one?',
    }),
    options: { yes, no },
  },
  semiconductor: {
    text: defineMessage({
      id: 'tariff.ask.semiconductor',
      defaultMessage: 'Does the article meet the technical limits of U.S. note 39(b), and for which use?',
    }),
    options: {
      other_use: defineMessage({ id: 'tariff.answer.chip-other', defaultMessage: 'Yes, for another use' }),
      data_center: defineMessage({
        id: 'tariff.answer.chip-data',
        defaultMessage: 'Yes, for a U.S. data center',
      }),
      repair: defineMessage({
        id: 'tariff.answer.chip-repair',
        defaultMessage: 'Yes, for repair or replacement in the United States',
      }),
      research: defineMessage({
        id: 'tariff.answer.chip-research',
        defaultMessage: 'Yes, for research and development in the United States',
      }),
      startup: defineMessage({ id: 'tariff.answer.chip-startup', defaultMessage: 'Yes, for a U.S. startup' }),
      consumer: defineMessage({
        id: 'tariff.answer.chip-consumer',
        defaultMessage: 'Yes, for consumer electronics outside data centers',
      }),
      industrial: defineMessage({
        id: 'tariff.answer.chip-industrial',
        defaultMessage: 'Yes, for civil industry outside data centers',
      }),
      public_sector: defineMessage({
        id: 'tariff.answer.chip-public',
        defaultMessage: 'Yes, for the public sector of the United States',
      }),
      below_limits: no,
    },
  },
  medicine: {
    text: defineMessage({ id: 'tariff.ask.medicine', defaultMessage: 'What kind of medicine is this?' }),
    options: {
      patented: defineMessage({ id: 'tariff.answer.patented', defaultMessage: 'Patented or specialty' }),
      onshoring_plan: defineMessage({
        id: 'tariff.answer.onshoring',
        defaultMessage: 'Patented, of a company with an approved onshoring plan',
      }),
      pricing_agreement: defineMessage({
        id: 'tariff.answer.pricing',
        defaultMessage: 'Patented, of a company with a pricing agreement',
      }),
      named_specialty: defineMessage({
        id: 'tariff.answer.named-specialty',
        defaultMessage: 'A specialty product of heading 9903.04.66',
      }),
      unlisted_company: defineMessage({
        id: 'tariff.answer.unlisted-company',
        defaultMessage: 'Patented, of a company outside Annex III of the proclamation',
      }),
      generic: defineMessage({ id: 'tariff.answer.generic', defaultMessage: 'Generic or biosimilar' }),
      us_ingredient: defineMessage({
        id: 'tariff.answer.us-ingredient',
        defaultMessage: 'Its active ingredient is of the United States',
      }),
      trials: defineMessage({
        id: 'tariff.answer.trials',
        defaultMessage: 'For clinical trials or research',
      }),
      neither: defineMessage({
        id: 'tariff.answer.neither',
        defaultMessage: 'No medicine, or neither patented nor generic',
      }),
    },
  },
  chassis: {
    text: defineMessage({
      id: 'tariff.ask.chassis',
      defaultMessage: 'Is this a chassis for containers, or a subassembly or part of one (U.S. note 31(k))?',
    }),
    options: { yes, no },
  },
  shore_crane: {
    text: defineMessage({
      id: 'tariff.ask.shore-crane',
      defaultMessage: 'Is this a ship-to-shore gantry crane for containers (U.S. note 31(l))?',
    }),
    options: {
      yes,
      contract: defineMessage({
        id: 'tariff.answer.crane-contract',
        defaultMessage: 'Yes, sold under a contract from before April 17, 2025',
      }),
      not_chinese: defineMessage({
        id: 'tariff.answer.crane-not-chinese',
        defaultMessage: 'Yes, and I attest that neither the crane, its components nor its maker are Chinese',
      }),
      no,
    },
  },
  quartz_quota: {
    text: defineMessage({
      id: 'tariff.ask.quartz-quota',
      defaultMessage: 'Are the goods within the tariff-rate quota for quartz?',
    }),
    options: ONLY_IF_YES,
  },
  described_article: {
    text: defineMessage({
      id: 'tariff.ask.described-article',
      defaultMessage: 'Is this an article that U.S. note 52(c) describes?',
    }),
    options: ONLY_IF_YES,
  },
  described_article_2025: {
    text: defineMessage({
      id: 'tariff.ask.described-article-2025',
      defaultMessage:
        'Is this an article that the note to the program describes, such as acai, coconut water, etrogs or goods for religious purposes only?',
    }),
    options: ONLY_IF_YES,
  },
  united_states_content: {
    text: defineMessage({
      id: 'tariff.ask.united-states-content',
      defaultMessage: 'Is at least 20 percent of the value content of the United States?',
    }),
    options: ONLY_IF_YES,
  },
  informational_materials: {
    text: defineMessage({
      id: 'tariff.ask.informational-materials',
      defaultMessage:
        'Are these informational materials, such as publications, films, photographs, recordings or works of art?',
    }),
    options: ONLY_IF_YES,
  },
  civil_aircraft: {
    text: defineMessage({
      id: 'tariff.ask.civil-aircraft',
      defaultMessage: 'Is this a civil aircraft article that meets general note 6?',
    }),
    options: ONLY_IF_YES,
  },
  pharmaceutical_use: {
    text: defineMessage({
      id: 'tariff.ask.pharmaceutical-use',
      defaultMessage: 'Is the article for pharmaceutical use?',
    }),
    options: ONLY_IF_YES,
  },
  cafta_textile: {
    text: defineMessage({
      id: 'tariff.ask.cafta-textile',
      defaultMessage: 'Is this a textile or apparel good of general note 29(d)(v)?',
    }),
    options: ONLY_IF_YES,
  },
} as const satisfies Record<string, Question>

export type QuestionKey = keyof typeof QUESTIONS

/** The options of a question: value and text, the assumed one first. */
export const optionsOf = (key: QuestionKey): { value: string; label: Message }[] =>
  Object.entries<DefinedMessage>(QUESTIONS[key].options).map(([value, label]) => ({ value, label: label() }))

/** The answer assumed when there is none. */
export const assumedAnswer = (key: QuestionKey): string => Object.keys(QUESTIONS[key].options)[0]!
