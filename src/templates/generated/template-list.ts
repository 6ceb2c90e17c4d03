// Written by `npm run templates:build` from the folders of src/templates. Do not edit.

import type { Template } from '../../core/template/template'
import { template as template3amBrain } from '../3am-brain/template'
import { template as template3amBrainLoop } from '../3am-brain-loop/template'
import { template as achievement } from '../achievement/template'
import { template as allGreen } from '../all-green/template'
import { template as allGreenLoop } from '../all-green-loop/template'
import { template as bailingBoat } from '../bailing-boat/template'
import { template as bedtimeBook } from '../bedtime-book/template'
import { template as beforeAfter } from '../before-after/template'
import { template as bigIdeas } from '../big-ideas/template'
import { template as bigIdeasLoop } from '../big-ideas-loop/template'
import { template as boxInABox } from '../box-in-a-box/template'
import { template as calmInChaos } from '../calm-in-chaos/template'
import { template as calmInChaosLoop } from '../calm-in-chaos-loop/template'
import { template as calmOutside } from '../calm-outside/template'
import { template as campfireStory } from '../campfire-story/template'
import { template as cartOfNonsense } from '../cart-of-nonsense/template'
import { template as caveWall } from '../cave-wall/template'
import { template as certificate } from '../certificate/template'
import { template as clownSteps } from '../clown-steps/template'
import { template as crystalBall } from '../crystal-ball/template'
import { template as debateTable } from '../debate-table/template'
import { template as dominoChain } from '../domino-chain/template'
import { template as dominoChainLoop } from '../domino-chain-loop/template'
import { template as elevatorPitch } from '../elevator-pitch/template'
import { template as endlessList } from '../endless-list/template'
import { template as epicAgreement } from '../epic-agreement/template'
import { template as expectationReality } from '../expectation-reality/template'
import { template as finalBoss } from '../final-boss/template'
import { template as flatPack } from '../flat-pack/template'
import { template as forkInRoad } from '../fork-in-road/template'
import { template as grandEntrance } from '../grand-entrance/template'
import { template as groupHug } from '../group-hug/template'
import { template as headInHole } from '../head-in-hole/template'
import { template as heroVillain } from '../hero-villain/template'
import { template as houseOfCards } from '../house-of-cards/template'
import { template as howTheySeeIt } from '../how-they-see-it/template'
import { template as iceberg } from '../iceberg/template'
import { template as lastSlice } from '../last-slice/template'
import { template as lineGoesDown } from '../line-goes-down/template'
import { template as lineGoesUp } from '../line-goes-up/template'
import { template as lineGoesUpLoop } from '../line-goes-up-loop/template'
import { template as lionAndKitten } from '../lion-and-kitten/template'
import { template as loadingPatience } from '../loading-patience/template'
import { template as loomingClock } from '../looming-clock/template'
import { template as loomingClockLoop } from '../looming-clock-loop/template'
import { template as mentalMaths } from '../mental-maths/template'
import { template as missedTarget } from '../missed-target/template'
import { template as missingPlank } from '../missing-plank/template'
import { template as mondayFriday } from '../monday-friday/template'
import { template as museumPiece } from '../museum-piece/template'
import { template as natureFilm } from '../nature-film/template'
import { template as newsDesk } from '../news-desk/template'
import { template as nopeYep } from '../nope-yep/template'
import { template as nopeYepLoop } from '../nope-yep-loop/template'
import { template as notMyJob } from '../not-my-job/template'
import { template as objectView } from '../object-view/template'
import { template as obviousTrap } from '../obvious-trap/template'
import { template as okBetterBest } from '../ok-better-best/template'
import { template as onlineOffline } from '../online-offline/template'
import { template as outrunningIt } from '../outrunning-it/template'
import { template as outrunningItLoop } from '../outrunning-it-loop/template'
import { template as ownSpokes } from '../own-spokes/template'
import { template as partyCorner } from '../party-corner/template'
import { template as pickTwo } from '../pick-two/template'
import { template as planeBanner } from '../plane-banner/template'
import { template as podium } from '../podium/template'
import { template as podiumLoop } from '../podium-loop/template'
import { template as rabbitHole } from '../rabbit-hole/template'
import { template as sawingTheBranch } from '../sawing-the-branch/template'
import { template as shoulderAdvice } from '../shoulder-advice/template'
import { template as shrinkingIntoHedge } from '../shrinking-into-hedge/template'
import { template as sideGlance } from '../side-glance/template'
import { template as sideGlanceLoop } from '../side-glance-loop/template'
import { template as signpost } from '../signpost/template'
import { template as signpostLoop } from '../signpost-loop/template'
import { template as silentShield } from '../silent-shield/template'
import { template as slowZoom } from '../slow-zoom/template'
import { template as slowZoomLoop } from '../slow-zoom-loop/template'
import { template as snowball } from '../snowball/template'
import { template as snowballLoop } from '../snowball-loop/template'
import { template as spotTheDifference } from '../spot-the-difference/template'
import { template as starReview } from '../star-review/template'
import { template as stringBoard } from '../string-board/template'
import { template as tabHoarder } from '../tab-hoarder/template'
import { template as theCouch } from '../the-couch/template'
import { template as theLongQueue } from '../the-long-queue/template'
import { template as thePennyDrops } from '../the-penny-drops/template'
import { template as thePresentation } from '../the-presentation/template'
import { template as threeWiseAvoiders } from '../three-wise-avoiders/template'
import { template as tillReceipt } from '../till-receipt/template'
import { template as tinyTrophy } from '../tiny-trophy/template'
import { template as tinyUmbrella } from '../tiny-umbrella/template'
import { template as tooLateBulb } from '../too-late-bulb/template'
import { template as townCrier } from '../town-crier/template'
import { template as tugOfWar } from '../tug-of-war/template'
import { template as twoButtons } from '../two-buttons/template'
import { template as twoButtonsLoop } from '../two-buttons-loop/template'
import { template as twoKindsOfDesks } from '../two-kinds-of-desks/template'
import { template as typingDeleting } from '../typing-deleting/template'
import { template as underTheRug } from '../under-the-rug/template'
import { template as unfairScales } from '../unfair-scales/template'
import { template as unmasked } from '../unmasked/template'
import { template as victoryDance } from '../victory-dance/template'
import { template as wallNotice } from '../wall-notice/template'
import { template as weatherMap } from '../weather-map/template'
import { template as worstSuggestion } from '../worst-suggestion/template'

/** Every template, in the order of the library. */
export const templateList: readonly Template[] = [
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
  template3amBrain,
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
  calmInChaosLoop,
  twoButtonsLoop,
  nopeYepLoop,
  sideGlanceLoop,
  bigIdeasLoop,
  outrunningItLoop,
  template3amBrainLoop,
  lineGoesUpLoop,
  podiumLoop,
  signpostLoop,
  loomingClockLoop,
  slowZoomLoop,
  dominoChainLoop,
  snowballLoop,
  allGreenLoop,
  loadingPatience,
  elevatorPitch,
  typingDeleting,
  shrinkingIntoHedge,
  victoryDance,
  townCrier,
  campfireStory,
  newsDesk,
  caveWall,
  planeBanner,
  crystalBall,
  bedtimeBook,
  theCouch,
  starReview,
  natureFilm,
  tillReceipt,
  achievement,
  wallNotice,
  objectView,
]
