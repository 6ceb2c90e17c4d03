// Written by `npm run templates:build` from the folders of src/templates. Do not edit.

import type { TemplateRecipe } from '../../core/writer/offer/recipe'
import { recipe as template3amBrain } from '../3am-brain/recipe'
import { recipe as allGreen } from '../all-green/recipe'
import { recipe as bailingBoat } from '../bailing-boat/recipe'
import { recipe as beforeAfter } from '../before-after/recipe'
import { recipe as bigIdeas } from '../big-ideas/recipe'
import { recipe as boxInABox } from '../box-in-a-box/recipe'
import { recipe as calmInChaos } from '../calm-in-chaos/recipe'
import { recipe as calmOutside } from '../calm-outside/recipe'
import { recipe as cartOfNonsense } from '../cart-of-nonsense/recipe'
import { recipe as certificate } from '../certificate/recipe'
import { recipe as clownSteps } from '../clown-steps/recipe'
import { recipe as crystalBall } from '../crystal-ball/recipe'
import { recipe as debateTable } from '../debate-table/recipe'
import { recipe as dominoChain } from '../domino-chain/recipe'
import { recipe as elevatorPitch } from '../elevator-pitch/recipe'
import { recipe as endlessList } from '../endless-list/recipe'
import { recipe as epicAgreement } from '../epic-agreement/recipe'
import { recipe as expectationReality } from '../expectation-reality/recipe'
import { recipe as finalBoss } from '../final-boss/recipe'
import { recipe as flatPack } from '../flat-pack/recipe'
import { recipe as forkInRoad } from '../fork-in-road/recipe'
import { recipe as grandEntrance } from '../grand-entrance/recipe'
import { recipe as groupHug } from '../group-hug/recipe'
import { recipe as headInHole } from '../head-in-hole/recipe'
import { recipe as heroVillain } from '../hero-villain/recipe'
import { recipe as houseOfCards } from '../house-of-cards/recipe'
import { recipe as howTheySeeIt } from '../how-they-see-it/recipe'
import { recipe as iceberg } from '../iceberg/recipe'
import { recipe as lastSlice } from '../last-slice/recipe'
import { recipe as lineGoesDown } from '../line-goes-down/recipe'
import { recipe as lineGoesUp } from '../line-goes-up/recipe'
import { recipe as lionAndKitten } from '../lion-and-kitten/recipe'
import { recipe as loadingPatience } from '../loading-patience/recipe'
import { recipe as loomingClock } from '../looming-clock/recipe'
import { recipe as mentalMaths } from '../mental-maths/recipe'
import { recipe as missedTarget } from '../missed-target/recipe'
import { recipe as missingPlank } from '../missing-plank/recipe'
import { recipe as mondayFriday } from '../monday-friday/recipe'
import { recipe as museumPiece } from '../museum-piece/recipe'
import { recipe as newsDesk } from '../news-desk/recipe'
import { recipe as nopeYep } from '../nope-yep/recipe'
import { recipe as notMyJob } from '../not-my-job/recipe'
import { recipe as obviousTrap } from '../obvious-trap/recipe'
import { recipe as okBetterBest } from '../ok-better-best/recipe'
import { recipe as onlineOffline } from '../online-offline/recipe'
import { recipe as outrunningIt } from '../outrunning-it/recipe'
import { recipe as ownSpokes } from '../own-spokes/recipe'
import { recipe as partyCorner } from '../party-corner/recipe'
import { recipe as pickTwo } from '../pick-two/recipe'
import { recipe as planeBanner } from '../plane-banner/recipe'
import { recipe as podium } from '../podium/recipe'
import { recipe as rabbitHole } from '../rabbit-hole/recipe'
import { recipe as sawingTheBranch } from '../sawing-the-branch/recipe'
import { recipe as shoulderAdvice } from '../shoulder-advice/recipe'
import { recipe as shrinkingIntoHedge } from '../shrinking-into-hedge/recipe'
import { recipe as sideGlance } from '../side-glance/recipe'
import { recipe as signpost } from '../signpost/recipe'
import { recipe as silentShield } from '../silent-shield/recipe'
import { recipe as slowZoom } from '../slow-zoom/recipe'
import { recipe as snowball } from '../snowball/recipe'
import { recipe as spotTheDifference } from '../spot-the-difference/recipe'
import { recipe as stringBoard } from '../string-board/recipe'
import { recipe as tabHoarder } from '../tab-hoarder/recipe'
import { recipe as theLongQueue } from '../the-long-queue/recipe'
import { recipe as thePennyDrops } from '../the-penny-drops/recipe'
import { recipe as thePresentation } from '../the-presentation/recipe'
import { recipe as threeWiseAvoiders } from '../three-wise-avoiders/recipe'
import { recipe as tinyTrophy } from '../tiny-trophy/recipe'
import { recipe as tinyUmbrella } from '../tiny-umbrella/recipe'
import { recipe as tooLateBulb } from '../too-late-bulb/recipe'
import { recipe as tugOfWar } from '../tug-of-war/recipe'
import { recipe as twoButtons } from '../two-buttons/recipe'
import { recipe as twoKindsOfDesks } from '../two-kinds-of-desks/recipe'
import { recipe as typingDeleting } from '../typing-deleting/recipe'
import { recipe as underTheRug } from '../under-the-rug/recipe'
import { recipe as unfairScales } from '../unfair-scales/recipe'
import { recipe as unmasked } from '../unmasked/recipe'
import { recipe as victoryDance } from '../victory-dance/recipe'
import { recipe as weatherMap } from '../weather-map/recipe'
import { recipe as worstSuggestion } from '../worst-suggestion/recipe'
import { traits as template3amBrainTraits } from '../3am-brain/traits'
import { traits as achievementTraits } from '../achievement/traits'
import { traits as allGreenTraits } from '../all-green/traits'
import { traits as bailingBoatTraits } from '../bailing-boat/traits'
import { traits as bedtimeBookTraits } from '../bedtime-book/traits'
import { traits as beforeAfterTraits } from '../before-after/traits'
import { traits as bigIdeasTraits } from '../big-ideas/traits'
import { traits as boxInABoxTraits } from '../box-in-a-box/traits'
import { traits as calmInChaosTraits } from '../calm-in-chaos/traits'
import { traits as calmOutsideTraits } from '../calm-outside/traits'
import { traits as campfireStoryTraits } from '../campfire-story/traits'
import { traits as cartOfNonsenseTraits } from '../cart-of-nonsense/traits'
import { traits as caveWallTraits } from '../cave-wall/traits'
import { traits as certificateTraits } from '../certificate/traits'
import { traits as clownStepsTraits } from '../clown-steps/traits'
import { traits as crystalBallTraits } from '../crystal-ball/traits'
import { traits as debateTableTraits } from '../debate-table/traits'
import { traits as dominoChainTraits } from '../domino-chain/traits'
import { traits as elevatorPitchTraits } from '../elevator-pitch/traits'
import { traits as endlessListTraits } from '../endless-list/traits'
import { traits as epicAgreementTraits } from '../epic-agreement/traits'
import { traits as expectationRealityTraits } from '../expectation-reality/traits'
import { traits as finalBossTraits } from '../final-boss/traits'
import { traits as flatPackTraits } from '../flat-pack/traits'
import { traits as forkInRoadTraits } from '../fork-in-road/traits'
import { traits as grandEntranceTraits } from '../grand-entrance/traits'
import { traits as groupHugTraits } from '../group-hug/traits'
import { traits as headInHoleTraits } from '../head-in-hole/traits'
import { traits as heroVillainTraits } from '../hero-villain/traits'
import { traits as houseOfCardsTraits } from '../house-of-cards/traits'
import { traits as howTheySeeItTraits } from '../how-they-see-it/traits'
import { traits as icebergTraits } from '../iceberg/traits'
import { traits as lastSliceTraits } from '../last-slice/traits'
import { traits as lineGoesDownTraits } from '../line-goes-down/traits'
import { traits as lineGoesUpTraits } from '../line-goes-up/traits'
import { traits as lionAndKittenTraits } from '../lion-and-kitten/traits'
import { traits as loadingPatienceTraits } from '../loading-patience/traits'
import { traits as loomingClockTraits } from '../looming-clock/traits'
import { traits as mentalMathsTraits } from '../mental-maths/traits'
import { traits as missedTargetTraits } from '../missed-target/traits'
import { traits as missingPlankTraits } from '../missing-plank/traits'
import { traits as mondayFridayTraits } from '../monday-friday/traits'
import { traits as museumPieceTraits } from '../museum-piece/traits'
import { traits as natureFilmTraits } from '../nature-film/traits'
import { traits as newsDeskTraits } from '../news-desk/traits'
import { traits as nopeYepTraits } from '../nope-yep/traits'
import { traits as notMyJobTraits } from '../not-my-job/traits'
import { traits as objectViewTraits } from '../object-view/traits'
import { traits as obviousTrapTraits } from '../obvious-trap/traits'
import { traits as okBetterBestTraits } from '../ok-better-best/traits'
import { traits as onlineOfflineTraits } from '../online-offline/traits'
import { traits as outrunningItTraits } from '../outrunning-it/traits'
import { traits as ownSpokesTraits } from '../own-spokes/traits'
import { traits as partyCornerTraits } from '../party-corner/traits'
import { traits as pickTwoTraits } from '../pick-two/traits'
import { traits as planeBannerTraits } from '../plane-banner/traits'
import { traits as podiumTraits } from '../podium/traits'
import { traits as rabbitHoleTraits } from '../rabbit-hole/traits'
import { traits as sawingTheBranchTraits } from '../sawing-the-branch/traits'
import { traits as shoulderAdviceTraits } from '../shoulder-advice/traits'
import { traits as shrinkingIntoHedgeTraits } from '../shrinking-into-hedge/traits'
import { traits as sideGlanceTraits } from '../side-glance/traits'
import { traits as signpostTraits } from '../signpost/traits'
import { traits as silentShieldTraits } from '../silent-shield/traits'
import { traits as slowZoomTraits } from '../slow-zoom/traits'
import { traits as snowballTraits } from '../snowball/traits'
import { traits as spotTheDifferenceTraits } from '../spot-the-difference/traits'
import { traits as starReviewTraits } from '../star-review/traits'
import { traits as stringBoardTraits } from '../string-board/traits'
import { traits as tabHoarderTraits } from '../tab-hoarder/traits'
import { traits as theCouchTraits } from '../the-couch/traits'
import { traits as theLongQueueTraits } from '../the-long-queue/traits'
import { traits as thePennyDropsTraits } from '../the-penny-drops/traits'
import { traits as thePresentationTraits } from '../the-presentation/traits'
import { traits as threeWiseAvoidersTraits } from '../three-wise-avoiders/traits'
import { traits as tillReceiptTraits } from '../till-receipt/traits'
import { traits as tinyTrophyTraits } from '../tiny-trophy/traits'
import { traits as tinyUmbrellaTraits } from '../tiny-umbrella/traits'
import { traits as tooLateBulbTraits } from '../too-late-bulb/traits'
import { traits as townCrierTraits } from '../town-crier/traits'
import { traits as tugOfWarTraits } from '../tug-of-war/traits'
import { traits as twoButtonsTraits } from '../two-buttons/traits'
import { traits as twoKindsOfDesksTraits } from '../two-kinds-of-desks/traits'
import { traits as typingDeletingTraits } from '../typing-deleting/traits'
import { traits as underTheRugTraits } from '../under-the-rug/traits'
import { traits as unfairScalesTraits } from '../unfair-scales/traits'
import { traits as unmaskedTraits } from '../unmasked/traits'
import { traits as victoryDanceTraits } from '../victory-dance/traits'
import { traits as wallNoticeTraits } from '../wall-notice/traits'
import { traits as weatherMapTraits } from '../weather-map/traits'
import { traits as worstSuggestionTraits } from '../worst-suggestion/traits'
import { makeRecipe } from '../make-recipe'
import type { TemplateName } from './name-list'
import wordings from './wordings.json'

/** The recipe of every template, in the order of the library. A loop has the recipe and the traits of its still. */
export const recipeList: Readonly<Record<TemplateName, TemplateRecipe>> = {
  'nope-yep': makeRecipe('nope-yep', wordings['nope-yep'], nopeYepTraits, nopeYep),
  'two-buttons': makeRecipe('two-buttons', wordings['two-buttons'], twoButtonsTraits, twoButtons),
  'calm-in-chaos': makeRecipe('calm-in-chaos', wordings['calm-in-chaos'], calmInChaosTraits, calmInChaos),
  'big-ideas': makeRecipe('big-ideas', wordings['big-ideas'], bigIdeasTraits, bigIdeas),
  'side-glance': makeRecipe('side-glance', wordings['side-glance'], sideGlanceTraits, sideGlance),
  'fork-in-road': makeRecipe('fork-in-road', wordings['fork-in-road'], forkInRoadTraits, forkInRoad),
  'podium': makeRecipe('podium', wordings['podium'], podiumTraits, podium),
  'line-goes-up': makeRecipe('line-goes-up', wordings['line-goes-up'], lineGoesUpTraits, lineGoesUp),
  'before-after': makeRecipe('before-after', wordings['before-after'], beforeAfterTraits, beforeAfter),
  'signpost': makeRecipe('signpost', wordings['signpost'], signpostTraits, signpost),
  '3am-brain': makeRecipe('3am-brain', wordings['3am-brain'], template3amBrainTraits, template3amBrain),
  'debate-table': makeRecipe('debate-table', wordings['debate-table'], debateTableTraits, debateTable),
  'outrunning-it': makeRecipe('outrunning-it', wordings['outrunning-it'], outrunningItTraits, outrunningIt),
  'iceberg': makeRecipe('iceberg', wordings['iceberg'], icebergTraits, iceberg),
  'not-my-job': makeRecipe('not-my-job', wordings['not-my-job'], notMyJobTraits, notMyJob),
  'ok-better-best': makeRecipe('ok-better-best', wordings['ok-better-best'], okBetterBestTraits, okBetterBest),
  'expectation-reality': makeRecipe('expectation-reality', wordings['expectation-reality'], expectationRealityTraits, expectationReality),
  'three-wise-avoiders': makeRecipe('three-wise-avoiders', wordings['three-wise-avoiders'], threeWiseAvoidersTraits, threeWiseAvoiders),
  'shoulder-advice': makeRecipe('shoulder-advice', wordings['shoulder-advice'], shoulderAdviceTraits, shoulderAdvice),
  'domino-chain': makeRecipe('domino-chain', wordings['domino-chain'], dominoChainTraits, dominoChain),
  'lion-and-kitten': makeRecipe('lion-and-kitten', wordings['lion-and-kitten'], lionAndKittenTraits, lionAndKitten),
  'monday-friday': makeRecipe('monday-friday', wordings['monday-friday'], mondayFridayTraits, mondayFriday),
  'pick-two': makeRecipe('pick-two', wordings['pick-two'], pickTwoTraits, pickTwo),
  'museum-piece': makeRecipe('museum-piece', wordings['museum-piece'], museumPieceTraits, museumPiece),
  'final-boss': makeRecipe('final-boss', wordings['final-boss'], finalBossTraits, finalBoss),
  'too-late-bulb': makeRecipe('too-late-bulb', wordings['too-late-bulb'], tooLateBulbTraits, tooLateBulb),
  'spot-the-difference': makeRecipe('spot-the-difference', wordings['spot-the-difference'], spotTheDifferenceTraits, spotTheDifference),
  'mental-maths': makeRecipe('mental-maths', wordings['mental-maths'], mentalMathsTraits, mentalMaths),
  'slow-zoom': makeRecipe('slow-zoom', wordings['slow-zoom'], slowZoomTraits, slowZoom),
  'the-penny-drops': makeRecipe('the-penny-drops', wordings['the-penny-drops'], thePennyDropsTraits, thePennyDrops),
  'box-in-a-box': makeRecipe('box-in-a-box', wordings['box-in-a-box'], boxInABoxTraits, boxInABox),
  'looming-clock': makeRecipe('looming-clock', wordings['looming-clock'], loomingClockTraits, loomingClock),
  'tab-hoarder': makeRecipe('tab-hoarder', wordings['tab-hoarder'], tabHoarderTraits, tabHoarder),
  'epic-agreement': makeRecipe('epic-agreement', wordings['epic-agreement'], epicAgreementTraits, epicAgreement),
  'endless-list': makeRecipe('endless-list', wordings['endless-list'], endlessListTraits, endlessList),
  'flat-pack': makeRecipe('flat-pack', wordings['flat-pack'], flatPackTraits, flatPack),
  'certificate': makeRecipe('certificate', wordings['certificate'], certificateTraits, certificate),
  'line-goes-down': makeRecipe('line-goes-down', wordings['line-goes-down'], lineGoesDownTraits, lineGoesDown),
  'tiny-trophy': makeRecipe('tiny-trophy', wordings['tiny-trophy'], tinyTrophyTraits, tinyTrophy),
  'online-offline': makeRecipe('online-offline', wordings['online-offline'], onlineOfflineTraits, onlineOffline),
  'all-green': makeRecipe('all-green', wordings['all-green'], allGreenTraits, allGreen),
  'calm-outside': makeRecipe('calm-outside', wordings['calm-outside'], calmOutsideTraits, calmOutside),
  'hero-villain': makeRecipe('hero-villain', wordings['hero-villain'], heroVillainTraits, heroVillain),
  'weather-map': makeRecipe('weather-map', wordings['weather-map'], weatherMapTraits, weatherMap),
  'unmasked': makeRecipe('unmasked', wordings['unmasked'], unmaskedTraits, unmasked),
  'string-board': makeRecipe('string-board', wordings['string-board'], stringBoardTraits, stringBoard),
  'grand-entrance': makeRecipe('grand-entrance', wordings['grand-entrance'], grandEntranceTraits, grandEntrance),
  'snowball': makeRecipe('snowball', wordings['snowball'], snowballTraits, snowball),
  'how-they-see-it': makeRecipe('how-they-see-it', wordings['how-they-see-it'], howTheySeeItTraits, howTheySeeIt),
  'tug-of-war': makeRecipe('tug-of-war', wordings['tug-of-war'], tugOfWarTraits, tugOfWar),
  'the-presentation': makeRecipe('the-presentation', wordings['the-presentation'], thePresentationTraits, thePresentation),
  'two-kinds-of-desks': makeRecipe('two-kinds-of-desks', wordings['two-kinds-of-desks'], twoKindsOfDesksTraits, twoKindsOfDesks),
  'unfair-scales': makeRecipe('unfair-scales', wordings['unfair-scales'], unfairScalesTraits, unfairScales),
  'the-long-queue': makeRecipe('the-long-queue', wordings['the-long-queue'], theLongQueueTraits, theLongQueue),
  'under-the-rug': makeRecipe('under-the-rug', wordings['under-the-rug'], underTheRugTraits, underTheRug),
  'last-slice': makeRecipe('last-slice', wordings['last-slice'], lastSliceTraits, lastSlice),
  'missed-target': makeRecipe('missed-target', wordings['missed-target'], missedTargetTraits, missedTarget),
  'group-hug': makeRecipe('group-hug', wordings['group-hug'], groupHugTraits, groupHug),
  'own-spokes': makeRecipe('own-spokes', wordings['own-spokes'], ownSpokesTraits, ownSpokes),
  'missing-plank': makeRecipe('missing-plank', wordings['missing-plank'], missingPlankTraits, missingPlank),
  'silent-shield': makeRecipe('silent-shield', wordings['silent-shield'], silentShieldTraits, silentShield),
  'head-in-hole': makeRecipe('head-in-hole', wordings['head-in-hole'], headInHoleTraits, headInHole),
  'obvious-trap': makeRecipe('obvious-trap', wordings['obvious-trap'], obviousTrapTraits, obviousTrap),
  'cart-of-nonsense': makeRecipe('cart-of-nonsense', wordings['cart-of-nonsense'], cartOfNonsenseTraits, cartOfNonsense),
  'tiny-umbrella': makeRecipe('tiny-umbrella', wordings['tiny-umbrella'], tinyUmbrellaTraits, tinyUmbrella),
  'worst-suggestion': makeRecipe('worst-suggestion', wordings['worst-suggestion'], worstSuggestionTraits, worstSuggestion),
  'party-corner': makeRecipe('party-corner', wordings['party-corner'], partyCornerTraits, partyCorner),
  'sawing-the-branch': makeRecipe('sawing-the-branch', wordings['sawing-the-branch'], sawingTheBranchTraits, sawingTheBranch),
  'bailing-boat': makeRecipe('bailing-boat', wordings['bailing-boat'], bailingBoatTraits, bailingBoat),
  'house-of-cards': makeRecipe('house-of-cards', wordings['house-of-cards'], houseOfCardsTraits, houseOfCards),
  'clown-steps': makeRecipe('clown-steps', wordings['clown-steps'], clownStepsTraits, clownSteps),
  'rabbit-hole': makeRecipe('rabbit-hole', wordings['rabbit-hole'], rabbitHoleTraits, rabbitHole),
  'calm-in-chaos-loop': makeRecipe('calm-in-chaos-loop', wordings['calm-in-chaos'], calmInChaosTraits, calmInChaos),
  'two-buttons-loop': makeRecipe('two-buttons-loop', wordings['two-buttons'], twoButtonsTraits, twoButtons),
  'nope-yep-loop': makeRecipe('nope-yep-loop', wordings['nope-yep'], nopeYepTraits, nopeYep),
  'side-glance-loop': makeRecipe('side-glance-loop', wordings['side-glance'], sideGlanceTraits, sideGlance),
  'big-ideas-loop': makeRecipe('big-ideas-loop', wordings['big-ideas'], bigIdeasTraits, bigIdeas),
  'outrunning-it-loop': makeRecipe('outrunning-it-loop', wordings['outrunning-it'], outrunningItTraits, outrunningIt),
  '3am-brain-loop': makeRecipe('3am-brain-loop', wordings['3am-brain'], template3amBrainTraits, template3amBrain),
  'line-goes-up-loop': makeRecipe('line-goes-up-loop', wordings['line-goes-up'], lineGoesUpTraits, lineGoesUp),
  'podium-loop': makeRecipe('podium-loop', wordings['podium'], podiumTraits, podium),
  'signpost-loop': makeRecipe('signpost-loop', wordings['signpost'], signpostTraits, signpost),
  'looming-clock-loop': makeRecipe('looming-clock-loop', wordings['looming-clock'], loomingClockTraits, loomingClock),
  'slow-zoom-loop': makeRecipe('slow-zoom-loop', wordings['slow-zoom'], slowZoomTraits, slowZoom),
  'domino-chain-loop': makeRecipe('domino-chain-loop', wordings['domino-chain'], dominoChainTraits, dominoChain),
  'snowball-loop': makeRecipe('snowball-loop', wordings['snowball'], snowballTraits, snowball),
  'all-green-loop': makeRecipe('all-green-loop', wordings['all-green'], allGreenTraits, allGreen),
  'loading-patience': makeRecipe('loading-patience', wordings['loading-patience'], loadingPatienceTraits, loadingPatience),
  'elevator-pitch': makeRecipe('elevator-pitch', wordings['elevator-pitch'], elevatorPitchTraits, elevatorPitch),
  'typing-deleting': makeRecipe('typing-deleting', wordings['typing-deleting'], typingDeletingTraits, typingDeleting),
  'shrinking-into-hedge': makeRecipe('shrinking-into-hedge', wordings['shrinking-into-hedge'], shrinkingIntoHedgeTraits, shrinkingIntoHedge),
  'victory-dance': makeRecipe('victory-dance', wordings['victory-dance'], victoryDanceTraits, victoryDance),
  'town-crier': makeRecipe('town-crier', wordings['town-crier'], townCrierTraits),
  'campfire-story': makeRecipe('campfire-story', wordings['campfire-story'], campfireStoryTraits),
  'news-desk': makeRecipe('news-desk', wordings['news-desk'], newsDeskTraits, newsDesk),
  'cave-wall': makeRecipe('cave-wall', wordings['cave-wall'], caveWallTraits),
  'plane-banner': makeRecipe('plane-banner', wordings['plane-banner'], planeBannerTraits, planeBanner),
  'crystal-ball': makeRecipe('crystal-ball', wordings['crystal-ball'], crystalBallTraits, crystalBall),
  'bedtime-book': makeRecipe('bedtime-book', wordings['bedtime-book'], bedtimeBookTraits),
  'the-couch': makeRecipe('the-couch', wordings['the-couch'], theCouchTraits),
  'star-review': makeRecipe('star-review', wordings['star-review'], starReviewTraits),
  'nature-film': makeRecipe('nature-film', wordings['nature-film'], natureFilmTraits),
  'till-receipt': makeRecipe('till-receipt', wordings['till-receipt'], tillReceiptTraits),
  'achievement': makeRecipe('achievement', wordings['achievement'], achievementTraits),
  'wall-notice': makeRecipe('wall-notice', wordings['wall-notice'], wallNoticeTraits),
  'object-view': makeRecipe('object-view', wordings['object-view'], objectViewTraits),
}
