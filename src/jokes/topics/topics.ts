import type { Topic } from '../book'
/** What people make memes about, in the order in which ties are decided: the narrow topics before the wide ones. */

import { art } from './art'
import { artificialIntelligence } from './artificial-intelligence'
import { books } from './books'
import { cars } from './cars'
import { cleaning } from './cleaning'
import { coffee } from './coffee'
import { crypto } from './crypto'
import { customers } from './customers'
import { data } from './data'
import { dating } from './dating'
import { deadlines } from './deadlines'
import { delivery } from './delivery'
import { design } from './design'
import { diets } from './diets'
import { email } from './email'
import { exams } from './exams'
import { family } from './family'
import { familyDinners } from './family-dinners'
import { finance } from './finance'
import { flights } from './flights'
import { food } from './food'
import { games } from './games'
import { gardening } from './gardening'
import { governmentForms } from './government-forms'
import { gym } from './gym'
import { health } from './health'
import { heat } from './heat'
import { holidays } from './holidays'
import { hospitals } from './hospitals'
import { humanResources } from './human-resources'
import { internet } from './internet'
import { investors } from './investors'
import { legal } from './legal'
import { marketing } from './marketing'
import { meetings } from './meetings'
import { money } from './money'
import { moving } from './moving'
import { music } from './music'
import { neighbours } from './neighbours'
import { parents } from './parents'
import { passwords } from './passwords'
import { pets } from './pets'
import { phones } from './phones'
import { printers } from './printers'
import { productManagement } from './product-management'
import { remoteWork } from './remote-work'
import { rent } from './rent'
import { sales } from './sales'
import { school } from './school'
import { shopping } from './shopping'
import { sleep } from './sleep'
import { socialMedia } from './social-media'
import { software } from './software'
import { sports } from './sports'
import { startups } from './startups'
import { streaming } from './streaming'
import { teaching } from './teaching'
import { traffic } from './traffic'
import { travel } from './travel'
import { updates } from './updates'
import { weather } from './weather'
import { weddings } from './weddings'
import { weekdays } from './weekdays'
import { work } from './work'

export const topics: readonly Topic[] = [
  coffee,
  data,
  dating,
  design,
  diets,
  exams,
  finance,
  flights,
  gym,
  heat,
  humanResources,
  legal,
  marketing,
  parents,
  phones,
  productManagement,
  remoteWork,
  rent,
  socialMedia,
  teaching,
  traffic,
  weather,
  weddings,
  art,
  artificialIntelligence,
  books,
  cars,
  cleaning,
  crypto,
  deadlines,
  delivery,
  email,
  familyDinners,
  games,
  gardening,
  governmentForms,
  holidays,
  hospitals,
  investors,
  moving,
  music,
  neighbours,
  passwords,
  printers,
  shopping,
  sports,
  startups,
  streaming,
  updates,
  software,
  meetings,
  customers,
  school,
  sleep,
  pets,
  money,
  food,
  health,
  travel,
  sales,
  work,
  internet,
  family,
  weekdays,
]
