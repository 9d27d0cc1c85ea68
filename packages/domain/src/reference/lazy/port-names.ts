/** Names of today, and in other languages, that Schedule K has in another spelling, letters alone, by its own name. */
export const NAMES_OF_TODAY: Readonly<Record<string, string>> = {
  portklang: 'Kelang',
  southampton: 'Southhampton',
  jeddah: 'Jiddah',
  incheon: 'Inchon',
  gwangyang: 'Kwangyang',
  busannewport: 'Pusan',
  mumbai: 'Bombay',
  kolkata: 'Calcutta',
  kochi: 'Cochin',
  chattogram: 'Chittagong',
  jnpt: 'Nhava Sheva',
  jawaharlalnehruport: 'Nhava Sheva',
  ningbozhoushan: 'Ningbo',
  catlai: 'Saigon',
  hcmc: 'Saigon',
  tgpriok: 'Jakarta',
  tanjungpriok: 'Jakarta',
  antwerpen: 'Antwerp',
  thoothukudi: 'New Tuticorin',
  vizag: 'Visakhapatnam',
  pyeongtaek: 'Pyongtaek',
  leamchabang: 'Laem Chabang',
  amberes: 'Antwerp',
  hambourg: 'Hamburg',
  hamburgo: 'Hamburg',
  amburgo: 'Hamburg',
  kopenhagen: 'Copenhagen',
  kobenhavn: 'Copenhagen',
  arhus: 'Aarhus',
  genua: 'Genoa',
  genes: 'Genoa',
  venedig: 'Venice',
  venise: 'Venice',
  neapel: 'Naples',
  lissabon: 'Lisbon',
  lisbonne: 'Lisbon',
  limon: 'Puerto Limon',
  上海: 'Shanghai',
  宁波: 'Ningbo',
  寧波: 'Ningbo',
  盐田: 'Yantian',
  蛇口: 'Shekou',
  青岛: 'Qingdao',
  厦门: 'Xiamen',
  香港: 'Hong Kong',
  高雄: 'Kaohsiung',
  釜山: 'Pusan',
}

const list = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(', ').map((entry) => {
      const [code = '', ...name] = entry.split(' ')
      return [code, name.join(' ')]
    }),
  )

/** Larger ports abroad by the code that carriers print (UN/LOCODE 2024-2), with their name. */
export const FOREIGN_LOCODES = list(
  'CNSHA Shanghai, CNNGB Ningbo, CNYTN Yantian, CNSHK Shekou, CNNSA Nansha, CNTAO Qingdao, CNXMN Xiamen, CNDLC Dalian, ' +
    'CNTSN Tianjin, CNTXG Xingang, CNFOC Fuzhou, CNLYG Lianyungang, CNHUA Huangpu, CNZSN Zhongshan, HKHKG Hong Kong, TWKHH Kaohsiung, ' +
    'TWKEL Keelung, TWTXG Taichung, KRPUS Busan, KRINC Incheon, KRKAN Gwangyang, JPTYO Tokyo, JPYOK Yokohama, JPUKB Kobe, ' +
    'JPNGO Nagoya, JPOSA Osaka, VNSGN Ho Chi Minh City, VNHPH Hai Phong, VNDAD Da Nang, THLCH Laem Chabang, THBKK Bangkok, ' +
    'MYPKG Port Klang, MYTPP Tanjung Pelepas, MYPEN Penang, SGSIN Singapore, IDJKT Jakarta, IDSUB Surabaya, PHMNL Manila, INNSA Nhava Sheva, ' +
    'INMUN Mundra, INMAA Chennai, INCOK Cochin, BDCGP Chittagong, PKKHI Karachi, LKCMB Colombo, AEJEA Jebel Ali, TRIST Istanbul, TRIZM Izmir, ' +
    'TRMER Mersin, GRPIR Piraeus, ITGOA Genoa, ITSPE La Spezia, ITGIT Gioia Tauro, ESVLC Valencia, ESBCN Barcelona, ESALG Algeciras, ' +
    'FRLEH Le Havre, NLRTM Rotterdam, BEANR Antwerp, DEHAM Hamburg, DEBRV Bremerhaven, GBFXT Felixstowe, GBSOU Southampton, ' +
    'GBLGP London, SEGOT Gothenburg, PLGDN Gdansk, ILHFA Haifa, ILASH Ashdod, ZADUR Durban, BRSSZ Santos, BRITJ Itajai, CLSAI San Antonio, ' +
    'PECLL Callao, ECGYE Guayaquil, COCTG Cartagena, COBUN Buenaventura, PABLB Balboa, PAONX Colon, JMKIN Kingston, DOCAU Caucedo, ' +
    'MXZLO Manzanillo, MXVER Veracruz, MXLZC Lazaro Cardenas, HNPCR Puerto Cortes, AUSYD Sydney, AUMEL Melbourne, NZAKL Auckland, NZTRG Tauranga',
)

/** Ports of the United States by the code that carriers print (UN/LOCODE 2024-2), with their code of Schedule D. */
export const US_LOCODES = list(
  'USLAX 2704, USLGB 2709, USOAK 2811, USSEA 3001, USTIW 3002, USPDX 2904, USNYC 1001, USEWR 4601, USBOS 0401, USPHL 1101, ' +
    'USBAL 1303, USORF 1401, USILM 1501, USCHS 1601, USSAV 1703, USJAX 1803, USPEF 5203, USMIA 5201, USTPA 1801, USMOB 1901, USMSY 2002, ' +
    'USHOU 5301, USFPO 5311, USGLS 5310, USCHI 3901, USATL 1704, USMEM 2006, USDET 3801, USLRD 2304, USDAL 5501, USDFW 5501, USHNL 3201',
)

/** Cities whose harbours Schedule K lists by their own names: people search the city and choose one. */
export const HARBOURS_OF: Readonly<Record<string, readonly string[]>> = {
  shenzhen: ['Yantian', 'Shekou', 'Chiwan', 'Da Chan Bay'],
}

/** Places and airports by the names of today, letters alone, with the port of Schedule D that serves them. */
export const US_PLACES: Readonly<Record<string, string>> = {
  dulles: '5401',
  hartsfield: '1704',
  portnewark: '4601',
  portelizabeth: '4601',
  ohare: '3901',
  nyc: '1001',
  lgb: '2709',
}
