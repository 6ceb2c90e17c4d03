/** How people are named by origin, faith, body or love: what a joke of ours must not be about. */

const demonyms =
  `afghan albanian algerian american arab arabian argentinian argentine armenian asian african european
  australian austrian bangladeshi belgian bolivian bosnian brazilian bulgarian cambodian cameroonian canadian chilean
  colombian congolese croatian croat cuban czech egyptian eritrean ethiopian filipino georgian german ghanaian greek
  guatemalan haitian honduran hungarian indian indonesian iranian iraqi israeli italian jamaican jordanian kenyan korean
  kurd libyan lithuanian latvian estonian malaysian mexican mongolian moroccan nigerian norwegian pakistani palestinian
  persian peruvian romanian russian rwandan salvadoran saudi senegalese serb serbian slovak slovene somali spaniard
  syrian tanzanian thai tunisian turk ugandan ukrainian venezuelan zimbabwean latino latina hispanic`
    .trim()
    .split(/\s+/)
    .join('|')
const collectives =
  'english|french|irish|british|scottish|welsh|dutch|spanish|danish|swedish|finnish|polish|turkish|chinese|japanese|swiss|portuguese|vietnamese|lebanese|sudanese|taiwanese|nepalese|kurdish|burmese|icelandic'
const faiths =
  'muslim|jewish|christian|catholic|protestant|orthodox|hindu|sikh|buddhist|mormon|amish|evangelical|atheist'
const traits =
  'black|white|brown|coloured|colored|gay|straight|lesbian|bisexual|queer|trans|transgender|non-?binary|asexual|disabled|blind|deaf|mute|crippled|autistic|adhd|bipolar|schizophrenic|fat|obese|overweight|ugly|bald|short|elderly|foreign|immigrant|homeless|poor|mentally ill|dwarf'
const persons =
  `people(?! skills)|persons?|folks?|dudes?|chicks?|m[ae]n|wom[ae]n|guys?|girls?|boys?|lads?|ladies|lady|kids?|child(?:ren)?|bab(?:y|ies)|teens?|teenagers?
  |famil(?:y|ies)|couples?|moms?|mums?|mothers?|dads?|fathers?|parents?|husbands?|wi(?:fe|ves)|girlfriends?|boyfriends?|friends?
  |sisters?|brothers?|neighbou?rs?|colleagues?|co-?workers?|bosses|boss|clients?|customers?|(?:taxi |bus )?drivers?|students?
  |teachers?|tourists?|plumbers?|waiters?|waitress(?:es)?|doctors?|nurses?|dentists?|engineers?|developers?|cooks?|chefs?
  |barbers?|hairdressers?|cleaners?|workers?|landlords?|roommates?|grand(?:ma|pa|mothers?|fathers?|parents?)s?|aunts?|uncles?
  |lawyers?|players?|singers?|fans?|voters?|monks?|nuns?|priests?`.replace(/\s*\n\s*/g, '')

const ends = String.raw`(?=\s*(?:$|[.,!?;:…]|\n)|\s+(?:and|or|but|in|at|on|from|of|who|when|with|without|vs|are|is|was|were|have|has|do|does|don't|will|can|can't|always|never|abroad|trying|queu\w+|walks?|eats?|\w+ing)\b)`

/** English, in any case; each needs a person to be meant: "French fries" and "Turkish coffee" are food. */
export const englishGroups: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${demonyms})s\b|\b(?:(?<!great )danes|finns|swedes|brits|scots|spaniards)\b`,
    'i',
  ),
  /\b(?:english|french|dutch|irish|welsh|scots|chinese)(?:m[ae]n|wom[ae]n)\b/i,
  new RegExp(
    String.raw`\b(?:${demonyms}|${collectives}|${faiths}|${traits})[ -](?:\w+ )?(?:${persons})\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bthe (?:${collectives}|blind|deaf|disabled|elderly|homeless|poor|obese)${ends}`,
    'i',
  ),
  /\blittle (?:people|persons?|folks?)\b/i,
  /\bold (?:people(?! skills)|persons?|folks?|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?)\b/i,
  new RegExp(String.raw`\b(?:an?|this|that|every|some|two) (?:${demonyms})${ends}`, 'i'),
  /\b(?:muslims?|islam\w*|jews?|jewish|judaism|christians?|catholics?|protestants|evangelicals|hindus?|sikhs?|buddhists?|atheists?|mormons?|amish|jehovah'?s witness(?:es)?|rabbis?|imams?|hijabs?|burqas?|turbans?|kippahs?|the pope|jesus|allah|prophet muhammad|scientologists?)\b/i,
  /\b(?:gays?|lesbians?|bisexuals?|pansexuals?|asexuals?|homosexuals?|trans(?! fats?)|transgender\w*|transsexuals?|non-?binary|intersex|queers?|lgbt\w*|drag queens?)\b/i,
  /\b(?:disabled|disabilit\w+|handicapped|autis(?:m|tic)|deaf|wheelchairs?(?! (?:ramps?|access|lifts?|spaces?))|amputees?|epilep\w+|schizophren\w+|bipolar (?:disorder|people|person)|ptsd|down'?s? syndrome|dwarfs|dwarves|dwarfism|midgets?|cerebral palsy|tourette\w*|dyslexi\w+|paraplegics?|special needs|stutter(?:er|ers|ing)?|crippled?s?)\b|(?<!\bmy )\b(?:adhd|ocd)\b/i,
  /\b(?:immigrants?|refugees?|migrants?|foreigners?|asylum seekers?|illegals|homeless|indigenous|aborigin\w+|natives|native americans?|inuits?|roma|gyps(?:y|ies)|kurds|uyghurs?|rohingya|blacks|people of colou?r|women|men in (?:general|power)|feminists?|housewi(?:fe|ves)|blondes?|veterans?|single mothers?)\b/i,
]

/** The same for other languages, in small letters without accents where the script has any. */
export const foreignGroups: readonly RegExp[] = [
  // German, Dutch
  /(?<!\p{L})(?:muslim(?:e|en|in|innen|a)|moslems?|juden|judin|jude|christen|hindus|auslander(?:in|innen|n)?|fluchtlinge?n?|migranten|schwul(?:e|er|en)|lesben?|lesbisch\w*|transsexuell\w*|behinderte?[nr]?|rollstuhlfahrer\w*|autisten?|turken|araber|russen|franzosen|italiener|amerikaner|chinesen|japaner|inder|afrikaner|mexikaner|zigeuner|sinti|frauen|obdachlose?[nr]?|die (?:deutschen|polen|schwarzen|blinden|tauben|alten|dicken)|moslims|joden|vluchtelingen|buitenlanders|vrouwen|gehandicapten?|homo's|lesbiennes|turkse? mensen|marokkanen)(?!\p{L})/u,
  // French
  /(?<!\p{L})(?:musulman(?:e?s)?|juifs?|juives?|chretiens|immigres?|migrants|refugies?|etrangers|gays|lesbiennes?|homosexuel\w*|handicapes?|autistes?|aveugles|femmes|les (?:gitans|roms|arabes|noirs|allemands|anglais|italiens|espagnols|americains|chinois|russes|polonais|belges|gros|vieux|sourds))(?!\p{L})/u,
  // Spanish, Portuguese, Italian
  /(?<!\p{L})(?:musulman(?:a|es|as)?|musulman[oi]|muculman[oa]s?|judi[oa]s?|judeus?|ebre[oi]|ebrea|cristian[oa]s|inmigrantes?|imigrantes?|immigrat[oi]|migranti|refugiad[oa]s?|rifugiat[oi]|extranjer[oa]s|estrangeir[oa]s|stranieri|homosexuales|homossexuais|omosessuali|lesbianas?|lesbicas?|lesbiche|transexuales|discapacitad[oa]s?|minusvalid[oa]s?|deficientes?|disabil[ei]|autistas?|autistici|mujeres|mulheres|le donne|donne|gitan[oa]s|cigan[oa]s|zingar[ioa]|los (?:negros|moros|alemanes|franceses|ingleses|italianos|chinos|mexicanos|argentinos|americanos|viejos|gordos|ciegos|sordos)|os (?:negros|alemaes|franceses|ingleses|italianos|chineses|brasileiros|americanos|velhos|gordos|cegos)|i (?:neri|tedeschi|francesi|cinesi|rumeni|napoletani|ciechi)|gli (?:arabi|zingari|anziani|inglesi|americani|spagnoli))(?!\p{L})/u,
  // Polish, Turkish
  /(?<!\p{L})(?:muzulmani\w*|zydzi|zydow|zyd|uchodzc\w+|imigranc\w*|cudzoziemc\w*|geje|gejow|lesbijk[ia]|niepelnosprawn\w+|kobiet[ay]?|cyganie|niemcy sa|ukraincy|polacy|rosjanie|murzyn\w*|muslumanlar?|yahudi(?:ler)?|hristiyanlar|gocmen(?:ler)?|multeci(?:ler)?|yabancilar|escinsel(?:ler)?|lezbiyen(?:ler)?|engelli(?:ler)?|kadin(?:lar)?|kurtler|araplar|suriyeliler|ermeniler|cingene(?:ler)?|otizmli)(?!\p{L})/u,
  // Russian
  /(?<!\p{L})(?:мусульман\p{L}*|евре[ийяюе]\p{L}*|христиан\p{L}*|мигрант\p{L}*|беженц\p{L}*|иностранц\p{L}*|ге[ий]|геев|лесбиян\p{L}*|инвалид\p{L}*|аутист\p{L}*|женщин\p{L}*|цыган\p{L}*|негр\p{L}*|чеченц\p{L}*|кавказц\p{L}*|таджик\p{L}*|узбек\p{L}*|украинц\p{L}*|американц\p{L}*|немцы|немцев|китайц\p{L}*)(?!\p{L})/u,
  // Arabic, Hindi
  /(?:المسلم|مسلمون|مسلمين|اليهود|يهودي|المسيحي|المهاجر|لاجئ|اللاجئ|الأجانب|الاجانب|المثلي|مثلي الجنس|المعاق|معاق|النساء|السود|الأكراد|मुसलमान|मुस्लिम|हिन्दू|हिंदू|ईसाई|सिख|यहूदी|दलित|शरणार्थी|विदेशी लोग|समलैंगिक|विकलांग|दिव्यांग|औरतें|औरतों|महिलाएं|महिलाओं)/u,
  // Japanese, Chinese, Korean
  /(?:イスラム教徒|ムスリム|ユダヤ人|キリスト教徒|移民|難民|外国人|同性愛者|ゲイ|レズビアン|障害者|障がい者|自閉症|黒人|白人|中国人|韓国人|朝鮮人|日本人|アメリカ人|女性|女は|穆斯林|犹太人|猶太人|基督徒|難民|难民|外国人|同性恋|同性戀|残疾人|殘疾人|自闭症|黑人|日本人|韩国人|美国人|女人|女司机|妇女|무슬림|유대인|기독교인|이민자|난민|외국인|동성애자|게이|레즈비언|장애인|자폐|흑인|중국인|일본인|여자들|여성)/u,
]
