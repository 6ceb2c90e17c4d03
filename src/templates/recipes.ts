/** How the built-in writer fills each template; one recipe per template, in the library's order. */

import type { Recipe } from '../core/writer/recipe'
import { recipe as threeAmBrain } from './3am-brain/recipe'
import { recipe as allGreen } from './all-green/recipe'
import { recipe as bailingBoat } from './bailing-boat/recipe'
import { recipe as bedtimeBook } from './bedtime-book/recipe'
import { recipe as beforeAfter } from './before-after/recipe'
import { recipe as bigIdeas } from './big-ideas/recipe'
import { recipe as boxInABox } from './box-in-a-box/recipe'
import { recipe as calmInChaos } from './calm-in-chaos/recipe'
import { recipe as calmOutside } from './calm-outside/recipe'
import { recipe as campfireStory } from './campfire-story/recipe'
import { recipe as cartOfNonsense } from './cart-of-nonsense/recipe'
import { recipe as caveWall } from './cave-wall/recipe'
import { recipe as certificate } from './certificate/recipe'
import { recipe as clownSteps } from './clown-steps/recipe'
import { recipe as crystalBall } from './crystal-ball/recipe'
import { recipe as debateTable } from './debate-table/recipe'
import { recipe as dominoChain } from './domino-chain/recipe'
import { recipe as elevatorPitch } from './elevator-pitch/recipe'
import { recipe as endlessList } from './endless-list/recipe'
import { recipe as epicAgreement } from './epic-agreement/recipe'
import { recipe as expectationReality } from './expectation-reality/recipe'
import { recipe as finalBoss } from './final-boss/recipe'
import { recipe as flatPack } from './flat-pack/recipe'
import { recipe as forkInRoad } from './fork-in-road/recipe'
import { recipe as grandEntrance } from './grand-entrance/recipe'
import { recipe as groupHug } from './group-hug/recipe'
import { recipe as headInHole } from './head-in-hole/recipe'
import { recipe as heroVillain } from './hero-villain/recipe'
import { recipe as houseOfCards } from './house-of-cards/recipe'
import { recipe as howTheySeeIt } from './how-they-see-it/recipe'
import { recipe as iceberg } from './iceberg/recipe'
import { recipe as lastSlice } from './last-slice/recipe'
import { recipe as lineGoesDown } from './line-goes-down/recipe'
import { recipe as lineGoesUp } from './line-goes-up/recipe'
import { recipe as lionAndKitten } from './lion-and-kitten/recipe'
import { recipe as loadingPatience } from './loading-patience/recipe'
import { recipe as loomingClock } from './looming-clock/recipe'
import { recipe as mentalMaths } from './mental-maths/recipe'
import { recipe as missedTarget } from './missed-target/recipe'
import { recipe as missingPlank } from './missing-plank/recipe'
import { recipe as mondayFriday } from './monday-friday/recipe'
import { recipe as museumPiece } from './museum-piece/recipe'
import { recipe as newsDesk } from './news-desk/recipe'
import { recipe as nopeYep } from './nope-yep/recipe'
import { recipe as notMyJob } from './not-my-job/recipe'
import { recipe as obviousTrap } from './obvious-trap/recipe'
import { recipe as okBetterBest } from './ok-better-best/recipe'
import { recipe as onlineOffline } from './online-offline/recipe'
import { recipe as outrunningIt } from './outrunning-it/recipe'
import { recipe as ownSpokes } from './own-spokes/recipe'
import { recipe as partyCorner } from './party-corner/recipe'
import { recipe as pickTwo } from './pick-two/recipe'
import { recipe as planeBanner } from './plane-banner/recipe'
import { recipe as podium } from './podium/recipe'
import { recipe as rabbitHole } from './rabbit-hole/recipe'
import { recipe as sawingTheBranch } from './sawing-the-branch/recipe'
import { recipe as shoulderAdvice } from './shoulder-advice/recipe'
import { recipe as shrinkingIntoHedge } from './shrinking-into-hedge/recipe'
import { recipe as sideGlance } from './side-glance/recipe'
import { recipe as signpost } from './signpost/recipe'
import { recipe as silentShield } from './silent-shield/recipe'
import { recipe as slowZoom } from './slow-zoom/recipe'
import { recipe as snowball } from './snowball/recipe'
import { recipe as spotTheDifference } from './spot-the-difference/recipe'
import { recipe as stringBoard } from './string-board/recipe'
import { recipe as tabHoarder } from './tab-hoarder/recipe'
import { recipe as theCouch } from './the-couch/recipe'
import { recipe as theLongQueue } from './the-long-queue/recipe'
import { recipe as thePennyDrops } from './the-penny-drops/recipe'
import { recipe as thePresentation } from './the-presentation/recipe'
import { recipe as threeWiseAvoiders } from './three-wise-avoiders/recipe'
import { recipe as tinyTrophy } from './tiny-trophy/recipe'
import { recipe as tinyUmbrella } from './tiny-umbrella/recipe'
import { recipe as tooLateBulb } from './too-late-bulb/recipe'
import { recipe as townCrier } from './town-crier/recipe'
import { recipe as tugOfWar } from './tug-of-war/recipe'
import { recipe as twoButtons } from './two-buttons/recipe'
import { recipe as twoKindsOfDesks } from './two-kinds-of-desks/recipe'
import { recipe as typingDeleting } from './typing-deleting/recipe'
import { recipe as underTheRug } from './under-the-rug/recipe'
import { recipe as unfairScales } from './unfair-scales/recipe'
import { recipe as unmasked } from './unmasked/recipe'
import { recipe as victoryDance } from './victory-dance/recipe'
import { recipe as weatherMap } from './weather-map/recipe'
import { recipe as worstSuggestion } from './worst-suggestion/recipe'

/** One for each still. Memes from a text are stills, so the writer of those reads this list alone. */
export const recipes: readonly Recipe[] = [
  nopeYep,
  twoButtons,
  calmInChaos,
  bigIdeas,
  sideGlance,
  forkInRoad,
  podium,
  lineGoesUp,
  beforeAfter,
  signpost,
  threeAmBrain,
  debateTable,
  outrunningIt,
  iceberg,
  notMyJob,
  okBetterBest,
  expectationReality,
  threeWiseAvoiders,
  shoulderAdvice,
  dominoChain,
  lionAndKitten,
  mondayFriday,
  pickTwo,
  museumPiece,
  finalBoss,
  tooLateBulb,
  spotTheDifference,
  mentalMaths,
  slowZoom,
  thePennyDrops,
  boxInABox,
  loomingClock,
  tabHoarder,
  epicAgreement,
  endlessList,
  flatPack,
  certificate,
  lineGoesDown,
  tinyTrophy,
  onlineOffline,
  allGreen,
  calmOutside,
  heroVillain,
  weatherMap,
  unmasked,
  stringBoard,
  grandEntrance,
  snowball,
  howTheySeeIt,
  tugOfWar,
  thePresentation,
  twoKindsOfDesks,
  unfairScales,
  theLongQueue,
  underTheRug,
  lastSlice,
  missedTarget,
  groupHug,
  ownSpokes,
  missingPlank,
  silentShield,
  headInHole,
  obviousTrap,
  cartOfNonsense,
  tinyUmbrella,
  worstSuggestion,
  partyCorner,
  sawingTheBranch,
  bailingBoat,
  houseOfCards,
  clownSteps,
  rabbitHole,
  townCrier,
  campfireStory,
  newsDesk,
  caveWall,
  planeBanner,
  crystalBall,
  bedtimeBook,
  theCouch,
]

/** A loop has the slots of the still that it moves, and so takes the same words. */
function inMotion(still: Recipe): Recipe {
  return { ...still, templateName: `${still.templateName}-loop` }
}

/** One for each template that moves. */
export const animatedRecipes: readonly Recipe[] = [
  ...[
    calmInChaos,
    twoButtons,
    nopeYep,
    sideGlance,
    bigIdeas,
    outrunningIt,
    threeAmBrain,
    lineGoesUp,
    podium,
    signpost,
    loomingClock,
    slowZoom,
    dominoChain,
    snowball,
    allGreen,
  ].map(inMotion),
  loadingPatience,
  elevatorPitch,
  typingDeleting,
  shrinkingIntoHedge,
  victoryDance,
]
