import { type Sentence, say } from '../messages/index.ts'

/** What a search of the tariff can ask about goods, in the order in which equally good questions are asked. */
export type GoodsQuestion = keyof typeof GOODS_QUESTIONS

/** An answer to a question about goods; no two questions share one. */
export type GoodsAnswer = (typeof GOODS_ANSWERS)[number]

/** Questions of one search. */
export const MOST_GOODS_QUESTIONS = 3

/** The questions, in the words of somebody who sells goods. */
export const GOODS_QUESTIONS = {
  wearer: say({ id: 'goods-question.wearer', defaultMessage: 'For whom is it?' }),
  state: say({ id: 'goods-question.state', defaultMessage: 'In which state is it sold?' }),
  material: say({ id: 'goods-question.material', defaultMessage: 'What is it mostly made of?' }),
  fabric: say({
    id: 'goods-question.fabric',
    defaultMessage: 'Is the fabric knitted or woven?',
  }),
  power: say({ id: 'goods-question.power', defaultMessage: 'Does it run on electricity?' }),
  part: say({ id: 'goods-question.part', defaultMessage: 'Is it a part of something else?' }),
  set: say({
    id: 'goods-question.set',
    defaultMessage: 'Is it sold as a set of several articles in one package?',
  }),
  vehicle: say({
    id: 'goods-question.vehicle',
    defaultMessage: 'Is it made for a car, a truck, a bicycle or another vehicle?',
  }),
  toy: say({ id: 'goods-question.toy', defaultMessage: 'Is it a toy?' }),
  festive: say({
    id: 'goods-question.festive',
    defaultMessage:
      'Is it made for a holiday or a party, such as Christmas or Halloween, and for no other use?',
  }),
  animal: say({ id: 'goods-question.animal', defaultMessage: 'Is it for an animal?' }),
} as const

const yes = say({ id: 'goods-answer.yes', defaultMessage: 'Yes' })
const no = say({ id: 'goods-answer.no', defaultMessage: 'No' })

/** The answers to each question, in the order in which they are offered. */
const OFFERED = {
  wearer: {
    'men-or-boys': say({ id: 'goods-answer.men-or-boys', defaultMessage: 'Men or boys' }),
    'women-or-girls': say({ id: 'goods-answer.women-or-girls', defaultMessage: 'Women or girls' }),
    babies: say({ id: 'goods-answer.babies', defaultMessage: 'Babies' }),
  },
  state: {
    live: say({ id: 'goods-answer.live', defaultMessage: 'Alive' }),
    fresh: say({ id: 'goods-answer.fresh', defaultMessage: 'Fresh or chilled' }),
    frozen: say({ id: 'goods-answer.frozen', defaultMessage: 'Frozen' }),
    dried: say({ id: 'goods-answer.dried', defaultMessage: 'Dried, salted or smoked' }),
    prepared: say({ id: 'goods-answer.prepared', defaultMessage: 'Cooked, canned or prepared otherwise' }),
  },
  material: {
    plastic: say({ id: 'goods-answer.plastic', defaultMessage: 'Plastic' }),
    rubber: say({ id: 'goods-answer.rubber', defaultMessage: 'Rubber' }),
    leather: say({ id: 'goods-answer.leather', defaultMessage: 'Leather' }),
    wood: say({ id: 'goods-answer.wood', defaultMessage: 'Wood' }),
    plaited: say({ id: 'goods-answer.plaited', defaultMessage: 'Bamboo, rattan, straw or the like' }),
    paper: say({ id: 'goods-answer.paper', defaultMessage: 'Paper or cardboard' }),
    fabric: say({ id: 'goods-answer.fabric', defaultMessage: 'Fabric or yarn' }),
    cotton: say({ id: 'goods-answer.cotton', defaultMessage: 'Cotton' }),
    wool: say({ id: 'goods-answer.wool', defaultMessage: 'Wool or fine animal hair' }),
    silk: say({ id: 'goods-answer.silk', defaultMessage: 'Silk' }),
    'man-made': say({
      id: 'goods-answer.man-made',
      defaultMessage: 'Polyester, nylon or another man-made fiber',
    }),
    'other-fabric': say({ id: 'goods-answer.other-fabric', defaultMessage: 'Linen or another fiber' }),
    stone: say({ id: 'goods-answer.stone', defaultMessage: 'Stone, plaster or cement' }),
    ceramic: say({ id: 'goods-answer.ceramic', defaultMessage: 'Ceramic' }),
    glass: say({ id: 'goods-answer.glass', defaultMessage: 'Glass' }),
    metal: say({ id: 'goods-answer.metal', defaultMessage: 'Metal' }),
    steel: say({ id: 'goods-answer.steel', defaultMessage: 'Iron or steel' }),
    aluminum: say({ id: 'goods-answer.aluminum', defaultMessage: 'Aluminum' }),
    copper: say({ id: 'goods-answer.copper', defaultMessage: 'Copper, brass or bronze' }),
    'other-metal': say({ id: 'goods-answer.other-metal', defaultMessage: 'Another metal' }),
    'gold-or-silver': say({ id: 'goods-answer.gold-or-silver', defaultMessage: 'Gold, silver or platinum' }),
    'other-material': say({ id: 'goods-answer.other-material', defaultMessage: 'Something else' }),
  },
  fabric: {
    knitted: say({ id: 'goods-answer.knitted', defaultMessage: 'Knitted, as a T-shirt or a sweater is' }),
    woven: say({ id: 'goods-answer.woven', defaultMessage: 'Woven, as a dress shirt or jeans are' }),
  },
  power: { electric: yes, 'not-electric': no },
  part: { 'a-part': yes, 'not-a-part': no },
  set: { 'a-set': yes, 'not-a-set': no },
  vehicle: { 'for-a-vehicle': yes, 'not-for-a-vehicle': no },
  toy: { 'a-toy': yes, 'not-a-toy': no },
  festive: { festive: yes, 'not-festive': no },
  animal: { 'for-an-animal': yes, 'not-for-an-animal': no },
} as const satisfies Record<GoodsQuestion, Record<string, Sentence>>

type Offered = typeof OFFERED
type AnswerOf<Question> = Question extends GoodsQuestion ? keyof Offered[Question] : never

/** The keys of the questions. */
export const GOODS_QUESTION_KEYS = Object.keys(OFFERED) as GoodsQuestion[]

/** Every answer, in the order in which it is offered. */
export const GOODS_ANSWERS = Object.values(OFFERED).flatMap((answers) =>
  Object.keys(answers),
) as AnswerOf<GoodsQuestion>[]

/** The answers to a question, in the order in which they are offered. */
export const answersTo = (question: GoodsQuestion): GoodsAnswer[] =>
  Object.keys(OFFERED[question]) as GoodsAnswer[]

const questions = new Map<string, GoodsQuestion>(
  GOODS_QUESTION_KEYS.flatMap((question) => answersTo(question).map((answer) => [answer, question] as const)),
)

/** True of an answer to a question about goods. */
export const isGoodsAnswer = (text: string): text is GoodsAnswer => questions.has(text)

/** The question that an answer belongs to. */
export const questionOf = (answer: GoodsAnswer): GoodsQuestion => questions.get(answer)!

/** An answer in words, without its question. */
export function answerWords(answer: GoodsAnswer): Sentence {
  const offered: Record<string, Sentence> = OFFERED[questionOf(answer)]
  return offered[answer]!
}

/** 'What is it mostly made of? Cotton' */
export const answeredWords = (answer: GoodsAnswer): Sentence =>
  say(
    { id: 'goods-answer.with-question', defaultMessage: '{question} {answer}' },
    { question: GOODS_QUESTIONS[questionOf(answer)], answer: answerWords(answer) },
  )
