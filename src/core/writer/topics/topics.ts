/** What people make memes about, in the order in which ties are decided: the narrow topics before the wide ones. */

import { customers } from './customers'
import { family } from './family'
import { food } from './food'
import { health } from './health'
import { internet } from './internet'
import { meetings } from './meetings'
import { money } from './money'
import { pets } from './pets'
import { sales } from './sales'
import { school } from './school'
import { sleep } from './sleep'
import { software } from './software'
import type { Topic } from './topic'
import { travel } from './travel'
import { weekdays } from './weekdays'
import { work } from './work'

export const topics: readonly Topic[] = [
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
