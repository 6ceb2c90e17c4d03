/**
 * Figures of speech in which nobody is hurt, in folded text; taken out before a text is judged. What stands here hides
 * whatever it covers, so each is as narrow as its idiom.
 */
const english = [
  // to die, to kill oneself
  String.raw`(?:make|makes|made|making) (?:me|us|you|him|her|them|everyone|one|a \w+|my \w+) (?:just |really )?(?:want to|wanna) (?:die|kill (?:myself|ourselves|yourself)|end it all|scream|cry|jump (?:off|out of)(?: a| the)? \w+)`,
  'to die for',
  String.raw`(?:die|dies|died|dying|dead) (?:of|from|with) (?:laughter|laughing|boredom|cringe|embarrassment|shame|happiness|cuteness|curiosity|thirst|hunger|jealousy|joy|heat|second-?hand \w+)`,
  '(?:die|died|dying|dead) (?:laughing|inside|alone|on the inside|serious|tired|weight|end|line)',
  '(?:kill|killed|killing) (?:myself|himself|herself|yourself|themselves) (?:laughing|at the gym|trying|tripping|to (?:get|finish|meet|make))',
  // to kill something that does not live, or for fun
  String.raw`kill(?:ing|ed|s)? (?:it|the (?:vibe|mood|process|server|lights?|job|time|engine|momentum|buzz|joke|weeds?|switch|music|conversation|romance|dragon|boss|bill|feature|project|fun)|two birds|time|off|switch|streak|feed|bill|joy|chain|-9|with kindness|a few minutes|an hour|all (?:the |my |these |those |our )*(?:\w+ )?(?:bugs?|process(?:es)?|tabs?|tests?|weeds?|zombies?|mosquito(?:e?s)?|spiders?|germs?|bacteria|lights?|vibes?|fun|jobs?|threads?|containers?|pods?|plants?|wasps?|flies|ants|meetings?|darlings?|time|servers?|orcs?|monsters?|notifications?|enemies|bosses|side projects?|momentum|joy|hope|hype|child(?:ren)? process(?:es)?|workers?|daemons?))`,
  String.raw`kill(?:ing|ed|s)? (?:(?:\w+ )?(?:child(?:ren)?|parent|orphan(?:ed)?|zombie|worker|slave|master) (?:process(?:es)?|threads?|nodes?|jobs?|pods?))`,
  String.raw`(?:execut\w+|abort\w*|fork\w*|spawn\w*|reap\w*|terminat\w+|hang\w*|orphan\w*) (?:all )?(?:the |my )?(?:child(?:ren)?|parent|orphan(?:ed)?|zombie|worker) (?:process(?:es)?|threads?|nodes?|jobs?|pods?)`,
  String.raw`(?:is|are|was|were|be|been|'s|'re|s) (?:\w+ )?killing (?:me|us|it|him|her|them|my (?:back|knees|feet|vibe|mood|head|eyes|neck|wallet|battery|phone|laptop|productivity|soul|will to live))`,
  "(?:will|would|is going to|gonna|'ll|might|could|may) kill (?:me|us|my (?:vibe|mood|back|phone|battery|career|weekend|plants?))",
  String.raw`(?:kill|killed|murder|murdered|destroy|slaughter|shoot|crush) (?:you|him|her|them|everyone|my \w+|y'all) (?:with kindness|(?:at|in|on) (?:\w+ ){0,2}(?:chess|tennis|scrabble|monopoly|uno|cards|mario \w+|poker|trivia|darts|bowling|karaoke|minigolf|table tennis|ping ?pong|the game|the quiz|laser tag|paintball|video games?))`,
  String.raw`(?:could|would|might) (?:absolutely |really |totally )?(?:kill|murder) (?:for )?(?:a|an|some|one|another) (?!(?:\w+ ){0,2}(?:m[ae]n|wom[ae]n|people|person|kids?|child(?:ren)?|girls?|boys?|jews?|muslims?|guys?|cops?)\b)(?:\w+ ){0,2}\w+`,
  'kill for (?:a|an|some|one) ',
  // to shoot, to bomb, to hang, to burn, to beat
  String.raw`shoot(?:ing|s)? (?:me|us|you|him|her|them|everyone|(?:my|the|your|our) \w+) (?:an? |some |over )?(?:quick |short |little )?(?:e-?mails?|messages?|texts?|mails?|notes?|dms?|line|question|invite|smile|look|glance)`,
  String.raw`shoot(?:ing)? (?:the (?:breeze|messenger|hoops)|hoops|for the \w+|myself in the foot|(?:our|your)sel(?:f|ves) in the foot|a (?:film|video|wedding|commercial|short|scene)|(?:my|the|a|our) (?:\w+ )?(?:sister's|brother's|friend's)? ?(?:wedding|portrait|family photos?|video))`,
  String.raw`bomb(?:ed|ing|s)? (?:the|my|an?|this|that|every|her|his|our) (?:\w+ )?(?:exam|test|interview|audition|presentation|quiz|final|midterm|speech|set|gig|date|pitch|maths?)`,
  '(?:bath|photo|cherry|sex|logic|zip|fork|time|smoke|glitter|seed|jager|stink|water|cocoa|hot chocolate) ?bombs?',
  String.raw`(?:hang(?:ing|s)?|hung) (?:out|with|around|on|up|in there|the (?:\w+ )?(?:pictures?|paintings?|laundry|washing|lights|curtains|posters?))`,
  'burn(?:ing|ed|s)? (?:the )?(?:calories|midnight oil|bridges|rubber|dinner|toast|cds?|out|cookies|rice)',
  String.raw`beat(?:ing|s)? (?:you|him|her|them|my \w+) (?:to it|to the punch|at \w+)`,
  'die on (?:this|that|the|my) hill',
  "you(?:'re| are) (?:going to|gonna) die (?:when|laughing|of|from|if you see)",
  // crime as a pastime
  'murder(?:ous)? (?:mystery|mysteries|hornets?|board|podcasts?|she wrote|documentar\\w+|on the dance ?floor|scene)',
  'a murder of crows',
  'blue bloody murder|scream(?:ing)? (?:blue |bloody )?murder|get(?:s|ting)? away with murder',
  'master/?slave|master and slave|slave (?:node|database|drive|replica)',
  // words of sex without it
  String.raw`same[- ]?sex|sex ed(?:ucation)?(?: \w+)?|(?:the )?sex talk|sex of (?:the|our|my) \w+|explain(?:ing|s|ed)? (?:\w+ ){0,3}sex|talk(?:ing|s|ed)? (?:\w+ ){0,3}about sex|baby'?s sex|child sex ratio`,
  // of races that are run and armour that has gaps
  'chink in (?:the|my|his|her|our|your|their|its) \\w+',
  '(?:spick|spic) (?:and|&|n) span',
  'kaffir lime\\w*',
  'maine coons?|raccoons?',
  '(?:fire|flame)[- ]retard\\w+|en retard|retard de \\w+|du retard|mon retard',
  '(?:a |the |quick |sneaky |last )?fag (?:break|end|packet|paper)s?',
]

const elsewhere = [
  // German
  String.raw`(?:bringt|bringen|brachte|macht|machen) mich (?:noch |echt |fast |irgendwann |einfach )*(?:um|fertig|kaputt)|umbringen wird er mich|(?:vor|zum) (?:lachen|scham|langeweile|hunger|lache|peinlichkeit|totlachen)|totlachen|todmude|ich sterbe vor \S+|ich konnte sterben vor \S+|sterben vor \S+`,
  // French
  'mort(?:e)? de (?:rire|fatigue|faim|honte|soif|trouille|froid|peur)|mourir de (?:rire|faim|honte|chaud|soif|froid|ennui|peur)|(?:me|nous) tue(?:nt)?|va me tuer|a tomber par terre|se tuer a (?:la tache|le repeter)|tuer le temps|envie de mourir (?:de|quand|chaque)',
  // Spanish, Portuguese, Italian
  '(?:muero|morir|muerto|muerta|muriendo|morirme|me muero) de (?:risa|hambre|verguenza|sueno|calor|frio|ganas|amor|sed|miedo|pena|envidia|aburrimiento)|(?:me|nos) (?:esta |estan |va a |van a )?mata(?:n|r|ndo)?|matar (?:el tiempo|el rato|el gusanillo|dos pajaros)|(?:morrer|morro|morri|morrendo|morta|morto) de (?:rir|fome|vergonha|sono|calor|frio|vontade|amor|sede|medo|rire|saudade|tedio|riso)|(?:matar|matando) (?:o tempo|a fome|a saudade|aula|a sede|a aula)|(?:me mata|vai me matar|me matando)|(?:morire|muoio|morto|morta|morendo|morti|morte) (?:dal|dalle|dalla|di|da) (?:ridere|risate|fame|sonno|vergogna|caldo|freddo|noia|sete|paura|invidia)|mi (?:uccide|ammazza|uccidera|ammazzera)|ammazza(?:re)? il tempo|stanco morto|stanca morta',
  // Polish, Turkish, Dutch
  String.raw`umieram (?:ze?|z) \S+|umrzec (?:ze?|z) \S+|(?:mnie|mi) (?:zabije|zabija|wykonczy)|zabi(?:c|jac|jam) czas|gulmekten oldum|(?:gulmekten|aclik\S+|utanc\S+|sicak\S+|can sikinti\S+|meraktan|yorgunlukt\S+) ol\S+|beni oldurecek|beni olduruyor|zaman oldur\S+|ik ga (?:dood|kapot) (?:van|aan) \S+|doodmoe|lach me (?:dood|kapot)|(?:me|mij) (?:nog )?(?:vermoorden|kapot)|(?:dood|kapot) gelachen|de tijd doden`,
  // Russian
  String.raw`умираю (?:от|с|со) \p{L}+|умереть (?:от|с|со) \p{L}+|(?:умру|умер|умерла|помру|сдохну|сдохнуть) (?:от|с|со) \p{L}+|меня (?:убьет|убьют|убивает|убивают|доконает)|убива(?:ть|ю|ем) время|убить время`,
  // Arabic, Hindi
  String.raw`(?:اموت|هموت|بموت|مت|سأموت|ساموت|راح اموت|اموت) من ال\p{L}+|يقتلني|تقتلني|سيقتلني|ستقتلني|هيقتلني|قتل الوقت|हंसते हंसते मर\p{L}*|हँसते हँसते मर\p{L}*|मार डालेगा|मार डालेगी|मार ही डालेगा|जान ले लेगा|शर्म से मर\p{L}*|भूख से मर\p{L}*`,
  // Japanese, Chinese, Korean
  String.raw`(?:笑い|恥ずかし(?:くて|さで)|眠くて|忙しくて|暑くて|暇すぎて|お腹すいて|疲れて|つらくて|尊くて)死\p{L}*|死ぬほど\p{L}*|死にそう\p{L}*|笑死|累死|饿死|餓死|热死|熱死|困死|忙死|气死|氣死|烦死|煩死|冷死|丢死人|尴尬死|尷尬死|无聊死|羡慕死|想死你|要死了|死机|死線|(?:웃겨|배고파|졸려|더워|추워|피곤해|힘들어|바빠|쪽팔려|창피해|심심해|귀여워|아파)서? ?(?:죽|디)\p{L}*|죽겠\p{L}*|죽을 ?(?:것|거|뻔|맛)\p{L}*|죽여준\p{L}*`,
]

const idioms = new RegExp(`(?<![\\p{L}\\p{N}])(?:${english.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
const idiomsElsewhere = new RegExp(`(?:${elsewhere.join('|')})`, 'gu')

/** The folded text without its figures of speech; a mark stands where one was, so that no words meet over the gap. */
export function withoutIdioms(folded: string): string {
  return folded.replace(idioms, ' … ').replace(idiomsElsewhere, ' … ')
}
