/** Words that carry no meaning of their own in a search, in the languages of the lexicon. Folded. */
const english =
  'a an the that this these those there here it its is are was were be been being am do does did doing have has had having i im ive id me my mine myself you your yours youre he him his she her hers we us our they them their who whom whose which what where when how why and or but if then than so as of at by for with about into onto from to in on up out over under off again very just only really some any all each every both few more most other such too can cant could will wont would should shall may might must not no nor dont doesnt didnt isnt arent wasnt one ones somebody someone something anybody anyone anything everybody everyone thing things like get gets got getting going go goes make makes feel feeling feels look looks looking show shows want wants need needs please find search give let lets'
const formats =
  'meme memes template templates picture pictures image images pic pics photo photos format formats funny blank generator maker comic cartoon drawing character plantilla plantillas vorlage vorlagen bild bilder modele imagen imagenes imagem imagens immagine मीम mim ミーム мем мемы шаблон'
const chat =
  'tfw mfw pov irl af bc cuz rn tbh ngl btw pls plz u ur smh alot aswell abit gonna wanna kinda sorta lmao rofl ikr imo'
const others = [
  'el la los las lo un una unos unas de del al a y o u e que en con por para sin es son esta este esto ese eso mi tu su sus mis me te se le les cuando como cuando donde quien muy mas pero no ya hay ser estar estoy soy yo nos',
  'der die das den dem des ein eine einen einem einer eines und oder aber in im am an auf aus bei mit nach von vom zu zum zur fur ist sind bin ich du er sie es wir ihr mein meine dein sein seine wenn als wie wer wo was nicht kein keine auch so sehr mich mir sich uber unter vor',
  'le la les l un une des du de d et ou mais en dans sur sous avec sans pour par au aux est sont suis je tu il elle on nous vous ils elles mon ma mes ton ta tes son sa ses ce cet cette ces qui que quoi quand comme comment ne pas plus tres se y c j m n s t qu',
  'o os as um uma uns umas de da do das dos em na no nas nos com por para sem e ou mas que quando como onde quem muito mais nao eu tu ele ela meu minha seu sua me te se esta estou sou ser pra pro ao aos ta to',
  'il lo la i gli le un uno una di del della dei da dal in nel nella con su per tra fra e o ma che chi quando come dove non sono sei mi ti si al alla ai mio mia suo sua',
  'है हैं हूँ हूं था थी थे का की के को में से पर और या लेकिन कि जो जब तब यह ये वह वे मैं मुझे मेरा मेरी मेरे हम तुम आप एक भी ही तो ने हो रहा रही रहे गया गई कर वाला वाली hai hain ho hoon ka ki ke ko mein se par aur ya main mera meri tum aap jab koi',
  'и в во на с со к у о об от до за из по под над для не но а или что кто как когда где это этот эта я ты он она мы вы они мой моя мне меня себя же ли бы уже очень',
]

const stopWords: ReadonlySet<string> = new Set([english, formats, chat, ...others].join(' ').split(' '))

/** True if a word says nothing by itself. Phrases keep such words: "one does not simply". */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
