/** The letters beyond ASCII that each language has, in small letters. A text has those of one of them. */
export const LATIN_LETTERS: readonly string[] = [
  'éèêëàâçîïôûùüœæ',
  'äöüßé',
  'áéíóúñüº',
  'ãõçáéíóúâêôàü',
  'àèéìòù',
  'ëïéèöü',
  'æøåéöä',
  'áéíóúýþæöð',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýžľĺŕôä',
  'áéíóöőúüű',
  'ăâîşţșț',
  'čšžćđ',
  'çğıöşüi̇âî',
  'ąčęėįšųūž',
  'āčēģīķļņšūž',
  'äöõüšž',
  'ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ',
]

/** The letters of other alphabets from the commonest to the rarest: words in a wrong encoding have the rare ones. */
export const OTHER_ALPHABETS: readonly string[] = [
  'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё',
  'оаиінвтерсклудмпьязгбчйхжюцєїшщфґ',
  'ατοιεσνηςυρπκμλίάόέήωγδύθχφβώξζψ',
  'ויהלאתרשבמנכםדקעפחסטגזןצךףץ',
  'านรอกเง่้ัิี็์ำมยลวดทสตะบปขคแไจหพใชโถูืุซผธศญณษฟฉฐภฏฎฆฒฬฤ',
  'اليمونرتبةعدسفهكقأحجشطصخضىذئزثإءظغؤآپچژگ',
]

/** Signs of invoices beyond ASCII, each with what may be next to it. */
export const SIGNS = '€£°½¼¾²³’‘“”–—…«»×ºª±µ®©™•№\u00a0'
/** Words of one letter. */
export const ALONE = 'àéèóáêôåâøв с к у о и я ви аі'
