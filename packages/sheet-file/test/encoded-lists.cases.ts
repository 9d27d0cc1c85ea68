import type { Encoding } from '../src/text-encodings.ts'

interface EncodedList {
  of: string
  /** The encoding that the text shows, by which it reads. */
  encoding: Encoding
  text: string
  hex: string
}

/** Lists of suppliers as programs of their country write them, in hexadecimal. */
export const ENCODED_LISTS: readonly EncodedList[] = [
  {
    of: 'Excel for Windows in German, saved as CSV (MS-DOS)',
    encoding: 'cp850',
    text: 'Artikel;Bezeichnung;Menge;Preis\n1;Stuhl aus Nußbaum, groß;10;12,50\n2;Türgriff für Küche;5;3,00\n',
    hex: '417274696b656c3b42657a656963686e756e673b4d656e67653b50726569730a313b537475686c20617573204e75e16261756d2c2067726fe13b31303b31322c35300a323b548172677269666620668172204b816368653b353b332c30300a',
  },
  {
    of: 'Excel for Windows in French, saved as CSV (MS-DOS)',
    encoding: 'cp850',
    text: 'Désignation;Quantité;Prix unitaire\nChaise en chêne, modèle élevé;10;12,50\nTable à manger;2;99,00\n',
    hex: '44827369676e6174696f6e3b5175616e746974823b5072697820756e6974616972650a43686169736520656e206368886e652c206d6f648a6c6520826c6576823b31303b31322c35300a5461626c652085206d616e6765723b323b39392c30300a',
  },
  {
    of: 'an old program in Spanish',
    encoding: 'cp850',
    text: 'Descripción;Cantidad;Año\nSillón pequeño de salón;10;2026\n',
    hex: '446573637269706369a26e3b43616e74696461643b41a46f0a53696c6ca26e207065717565a46f2064652073616ca26e3b31303b323032360a',
  },
  {
    of: 'Excel in Portuguese',
    encoding: 'windows-1252',
    text: 'Descrição;Quantidade\nCadeira de mão, algodão;10\n',
    hex: '446573637269e7e36f3b5175616e7469646164650a43616465697261206465206de36f2c20616c676f64e36f3b31300a',
  },
  {
    of: 'a Mac in Portuguese',
    encoding: 'macintosh',
    text: 'Descrição;Quantidade\nCadeira de mão, algodão;10\n',
    hex: '4465736372698d8b6f3b5175616e7469646164650a43616465697261206465206d8b6f2c20616c676f648b6f3b31300a',
  },
  {
    of: 'a Polish program of Unix',
    encoding: 'iso-8859-2',
    text: 'Nazwa towaru;Ilość;Wartość\nKrzesło dębowe, żółte;10;100\n',
    hex: '4e617a776120746f776172753b496c6fb6e63b576172746fb6e60a4b727a6573b36f2064ea626f77652c20bff3b374653b31303b3130300a',
  },
  {
    of: 'a Polish program of DOS',
    encoding: 'cp852',
    text: 'Nazwa towaru;Ilość;Wartość\nKrzesło dębowe, żółte;10;100\n',
    hex: '4e617a776120746f776172753b496c6f98863b576172746f98860a4b727a6573886f2064a9626f77652c20bea28874653b31303b3130300a',
  },
  {
    of: 'a Czech program of Unix',
    encoding: 'iso-8859-2',
    text: 'Název;Množství\nDřevěná židle, šedá;10\n',
    hex: '4ee17a65763b4d6e6fbe737476ed0a44f86576ec6ee120be69646c652c20b96564e13b31300a',
  },
  {
    of: 'a Czech program of DOS',
    encoding: 'cp852',
    text: 'Název;Množství\nDřevěná židle, šedá;10\n',
    hex: '4ea07a65763b4d6e6fa7737476a10a44fd6576d86ea020a769646c652c20e76564a03b31300a',
  },
  {
    of: 'Excel in Romanian',
    encoding: 'windows-1250',
    text: 'Descriere;Cantitate\nScaun din stejar, ţară\n',
    hex: '4465736372696572653b43616e7469746174650a536361756e2064696e207374656a61722c20fe6172e30a',
  },
  {
    of: 'a Russian program of Unix',
    encoding: 'koi8-u',
    text: 'Наименование;Кол-во;Сумма\nРубашка хлопковая;10;300\nБрюки мужские;5;200\n',
    hex: 'eec1c9cdc5cecfd7c1cec9c53bebcfcc2dd7cf3bf3d5cdcdc10af2d5c2c1dbcbc120c8cccfd0cbcfd7c1d13b31303b3330300ae2d2c0cbc920cdd5d6d3cbc9c53b353b3230300a',
  },
  {
    of: 'a Russian program of an old standard',
    encoding: 'iso-8859-5',
    text: 'Наименование;Кол-во;Сумма\nРубашка хлопковая;10;300\nБрюки мужские;5;200\n',
    hex: 'bdd0d8dcd5ddded2d0ddd8d53bbadedb2dd2de3bc1e3dcdcd00ac0e3d1d0e8dad020e5dbdedfdaded2d0ef3b31303b3330300ab1e0eedad820dce3d6e1dad8d53b353b3230300a',
  },
  {
    of: 'a Russian program of DOS',
    encoding: 'ibm866',
    text: 'Наименование;Кол-во;Сумма\nРубашка хлопковая;10;300\nБрюки мужские;5;200\n',
    hex: '8da0a8aca5adaea2a0ada8a53b8aaeab2da2ae3b91e3acaca00a90e3a1a0e8aaa020e5abaeafaaaea2a0ef3b31303b3330300a81e0eeaaa820ace3a6e1aaa8a53b353b3230300a',
  },
  {
    of: 'a Mac in Russian',
    encoding: 'x-mac-cyrillic',
    text: 'Наименование;Кол-во;Сумма\nРубашка хлопковая;10;300\nБрюки мужские;5;200\n',
    hex: '8de0e8ece5edeee2e0ede8e53b8aeeeb2de2ee3b91f3ecece00a90f3e1e0f8eae020f5ebeeefeaeee2e0df3b31303b3330300a81f0feeae820ecf3e6f1eae8e53b353b3230300a',
  },
  {
    of: 'Russian in capitals',
    encoding: 'windows-1251',
    text: 'НАИМЕНОВАНИЕ;КОЛ-ВО;СУММА\nРУБАШКА ХЛОПКОВАЯ;10;300\n',
    hex: 'cdc0c8ccc5cdcec2c0cdc8c53bcacecb2dc2ce3bd1d3ccccc00ad0d3c1c0d8cac020d5cbcecfcacec2c0df3b31303b3330300a',
  },
  {
    of: 'Russian in capitals, of Unix',
    encoding: 'koi8-u',
    text: 'НАИМЕНОВАНИЕ;КОЛ-ВО;СУММА\nРУБАШКА ХЛОПКОВАЯ;10;300\n',
    hex: 'eee1e9ede5eeeff7e1eee9e53bebefec2df7ef3bf3f5edede10af2f5e2e1fbebe120e8eceff0ebeff7e1f13b31303b3330300a',
  },
  {
    of: 'Excel in Ukrainian',
    encoding: 'windows-1251',
    text: 'Найменування;Кількість\nСтілець дубовий, їжа;10\n',
    hex: 'cde0e9ece5edf3e2e0ededff3bcab3ebfceab3f1f2fc0ad1f2b3ebe5f6fc20e4f3e1eee2e8e92c20bfe6e03b31300a',
  },
  {
    of: 'a Ukrainian program of Unix',
    encoding: 'koi8-u',
    text: 'Найменування;Кількість\nСтілець дубовий, їжа;10\n',
    hex: 'eec1cacdc5ced5d7c1ceced13beba6ccd8cba6d3d4d80af3d4a6ccc5c3d820c4d5c2cfd7c9ca2c20a7d6c13b31300a',
  },
  {
    of: 'Greek in capitals',
    encoding: 'windows-1253',
    text: 'ΠΕΡΙΓΡΑΦΗ;ΠΟΣΟΤΗΤΑ\nΚΑΡΕΚΛΑ;1\n',
    hex: 'd0c5d1c9c3d1c1d6c73bd0cfd3cfd4c7d4c10acac1d1c5cacbc13b310a',
  },
  {
    of: 'a Turkish program of DOS',
    encoding: 'cp857',
    text: 'Ürün;Adet;Açıklama\nMeşe masa, ağaç;1;güzel\nYatak İğne;2;\n',
    hex: '9a72816e3b416465743b41878d6b6c616d610a4d659f65206d6173612c2061a761873b313b67817a656c0a596174616b2098a76e653b323b0a',
  },
  {
    of: 'Excel in Hebrew',
    encoding: 'windows-1255',
    text: 'תיאור;כמות;מחיר\nכיסא עץ אלון;10;300\n',
    hex: 'fae9e0e5f83bebeee5fa3beee7e9f80aebe9f1e020f2f520e0ece5ef3b31303b3330300a',
  },
  {
    of: 'Excel in Arabic',
    encoding: 'windows-1256',
    text: 'الوصف;الكمية;السعر\nكرسي من خشب البلوط;10;300\n',
    hex: 'c7e1e6d5dd3bc7e1dfe3edc93bc7e1d3dad10adfd1d3ed20e3e420ced4c820c7e1c8e1e6d83b31303b3330300a',
  },
  {
    of: 'Excel in Thai',
    encoding: 'windows-874',
    text: 'รายละเอียด;จำนวน;ราคา\nเก้าอี้ไม้โอ๊ค;10;300\n',
    hex: 'c3d2c2c5d0e0cdd5c2b43ba8d3b9c7b93bc3d2a4d20ae0a1e9d2cdd5e9e4c1e9e2cdeaa43b31303b3330300a',
  },
  {
    of: 'Excel in Lithuanian',
    encoding: 'windows-1257',
    text: 'Pavadinimas;Kiekis\nĄžuolinė kėdė, žalia;10\nŠviesus stalas;2\n',
    hex: '5061766164696e696d61733b4b69656b69730ac0fe756f6c696eeb206beb64eb2c20fe616c69613b31300ad0766965737573207374616c61733b320a',
  },
  {
    of: 'a Japanese program of Unix',
    encoding: 'euc-jp',
    text: '品名,数量,単価,金額\n綿シャツ,10,30,300\nボールペン,5,2,10\n',
    hex: 'c9caccbe2cbff4cecc2cc3b1b2c12cb6e2b3db0acccaa5b7a5e3a5c42c31302c33302c3330300aa5dca1bca5eba5daa5f32c352c322c31300a',
  },
  {
    of: 'a Japanese list that came by mail',
    encoding: 'iso-2022-jp',
    text: '品名,数量,単価,金額\n綿シャツ,10,30,300\nボールペン,5,2,10\n',
    hex: '1b2442494a4c3e1b28422c1b24423f744e4c1b28422c1b2442433132411b28422c1b24423662335b1b28420a1b24424c4a2537256325441b28422c31302c33302c3330300a1b2442255c213c256b255a25731b28422c352c322c31300a',
  },
  {
    of: 'half-width letters of a Japanese program of Unix',
    encoding: 'euc-jp',
    text: '品番,数量\nﾎﾞﾙﾄ 六角,10\n',
    hex: 'c9cac8d62cbff4cecc0a8ece8ede8ed98ec420cfbbb3d12c31300a',
  },
  {
    of: 'one Chinese word in an English list',
    encoding: 'gb18030',
    text: 'Description,Qty\n灯笼,10\n',
    hex: '4465736372697074696f6e2c5174790ab5c6c1fd2c31300a',
  },
  {
    of: 'one word in traditional letters in an English list',
    encoding: 'big5',
    text: 'Description,Qty\n燈籠,10\n',
    hex: '4465736372697074696f6e2c5174790abf4fc5a22c31300a',
  },
  {
    of: 'Excel in Korean',
    encoding: 'euc-kr',
    text: '품명,수량,단가,금액\n면 셔츠,10,30,300\n의자,5,2,10\n',
    hex: 'c7b0b8ed2cbcf6b7ae2cb4dcb0a12cb1ddbed70ab8e920bcc5c3f72c31302c33302c3330300ac0c7c0da2c352c322c31300a',
  },
  {
    of: 'a Swedish program of DOS',
    encoding: 'cp850',
    text: 'Beskrivning;Mängd\nStol av ek, blå;10\nSkåp för kök;2\n',
    hex: '4265736b7269766e696e673b4d846e67640a53746f6c20617620656b2c20626c863b31300a536b867020669472206b946b3b320a',
  },
  {
    of: 'a Danish program of DOS',
    encoding: 'cp850',
    text: 'Beskrivelse;Mængde\nStol, blå, rød;10\nÆble og brød;2\n',
    hex: '4265736b726976656c73653b4d916e6764650a53746f6c2c20626c862c20729b643b31300a92626c65206f672062729b643b320a',
  },
  {
    of: 'one French word in an English list, saved as CSV (MS-DOS)',
    encoding: 'cp850',
    text: 'Description,Qty,Amount\nCafé table,10,300\n',
    hex: '4465736372697074696f6e2c5174792c416d6f756e740a43616682207461626c652c31302c3330300a',
  },
  {
    of: 'degrees and a half on Windows',
    encoding: 'windows-1252',
    text: 'Description,Qty,Amount\nPipe 10° elbow ½",10,300\n',
    hex: '4465736372697074696f6e2c5174792c416d6f756e740a50697065203130b020656c626f7720bd222c31302c3330300a',
  },
  {
    of: 'a pound sign, saved as CSV (MS-DOS)',
    encoding: 'cp850',
    text: 'Description,Qty,Amount (£)\nTable,10,£300\n',
    hex: '4465736372697074696f6e2c5174792c416d6f756e7420289c290a5461626c652c31302c9c3330300a',
  },
  {
    of: 'a pound sign on Windows',
    encoding: 'windows-1252',
    text: 'Description,Qty,Amount (£)\nTable,10,£300\n',
    hex: '4465736372697074696f6e2c5174792c416d6f756e742028a3290a5461626c652c31302ca33330300a',
  },
  {
    of: 'a euro sign on Unix',
    encoding: 'iso-8859-15',
    text: 'Description,Qty,Amount (€)\nTable,10,€300\n',
    hex: '4465736372697074696f6e2c5174792c416d6f756e742028a4290a5461626c652c31302ca43330300a',
  },
  {
    of: 'a euro sign on a Mac',
    encoding: 'macintosh',
    text: 'Description,Qty,Amount (€)\nTable,10,€300\n',
    hex: '4465736372697074696f6e2c5174792c416d6f756e742028db290a5461626c652c31302cdb3330300a',
  },
  {
    of: 'an Italian program of DOS',
    encoding: 'cp850',
    text: 'Descrizione;Quantità\nSedia in rovere, qualità;10\nTavolo più grande;2\n',
    hex: '4465736372697a696f6e653b5175616e746974850a536564696120696e20726f766572652c207175616c6974853b31300a5461766f6c6f20706997206772616e64653b320a',
  },
  {
    of: 'a Finnish program of DOS',
    encoding: 'cp850',
    text: 'Nimike;Määrä\nTammituoli, sisäänkäynti pöytä;10\n',
    hex: '4e696d696b653b4d848472840a54616d6d6974756f6c692c2073697384846e6b84796e74692070947974843b31300a',
  },
]
