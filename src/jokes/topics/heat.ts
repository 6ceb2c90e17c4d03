import type { Topic } from '../book'

export const heat: Topic = {
  name: 'the heat',
  cues: [
    'heatwave',
    'heat wave',
    'summer heat',
    'sunburn',
    'sunburnt',
    'sun cream',
    'sunscreen',
    'air conditioning',
    'air conditioner',
    'aircon',
    'hot weather',
    'hot outside',
    'hot summer',
    'degrees outside',
    'degrees in the office',
  ],
  weakCues: ['heat', 'hot', 'sun', 'summer', 'fan', 'sweat', 'melt', 'ice'],
  swaps: [
    ['Sleeping under a sheet', 'Lying on the tiles like a flounder'],
    ['Putting on sun cream', 'Trusting a very small hat'],
    ['Airing the flat at dawn', 'Standing in the open fridge'],
    ['Dressing for the office', 'A wet towel and a tie'],
    ['Staying in the shade', 'Following the shade round the garden'],
  ],
  reactions: [
    ['Drink some water', 'Sit in some water'],
    ['Close the blinds', 'Live as a mole, with ice lollies'],
    ['Buy a fan', 'Visit the cheese aisle for an hour'],
    ['Keep still', 'Complain, which also makes wind'],
  ],
  glances: [
    ['The frozen peas', 'My forehead', 'Tonight’s dinner'],
    ['The one working fan', 'The whole office', 'Its owner'],
  ],
  turns: [
    ['“At last, summer”', 'Stuck to a leather chair'],
    ['“It cools down at night”', 'To twenty-nine'],
    ['“It is a dry heat”', 'So is toast'],
    ['The cold tap', 'The lukewarm tap'],
  ],
  myths: [
    'Nobody finds the cool side of the pillow twice',
    'A fan moves the problem around the room',
    'All ice cream is on its way to the floor',
  ],
  chains: [
    ['Opening a window', 'Opening all the windows', 'Opening the fridge', 'Moving into the fridge'],
    ['Twenty-eight degrees', 'Thirty-two degrees', 'Thirty-six degrees', 'Speaking only in vowels'],
    ['A short nap in the sun', 'A longer nap', 'Turning over too late', 'Half a lobster'],
  ],
  depths: [
    ['“Warm today”', 'The candle has bent', 'The plastic plant has wilted', 'The kettle boils out of habit'],
    ['The beach', 'The towel', 'The sand in the towel', 'That sand will be here at Christmas'],
  ],
  boasts: [
    ['Wore linen', 'Mediterranean lifestyle'],
    ['Sat in the paddling pool with a laptop', 'Poolside office'],
    ['Had salad, because of the oven', 'Summer cuisine'],
    ['Did not mention the heat until ten', 'Composure'],
  ],
  advice: [
    ['Wear a hat', 'A larger hat', 'That is a parasol'],
    ['Cool your wrists', 'Cool your neck', 'Get out of the fountain'],
  ],
  thoughts: [
    'There is a mosquito. It knows your name.',
    'The chocolate is still in the car.',
    'Which part of you has not touched the pillow yet?',
  ],
  fires: [
    ['It is thirty-eight degrees and the fan has stopped', 'I shall fan the fan.'],
    ['The office plants have left', 'They know somewhere cooler.'],
    ['The ice cream van has sold out', 'Let us lick the van.'],
  ],
  podiums: [
    ['The shade', 'The sea', 'The sun that everybody wanted'],
    ['A running fan', 'Deep sleep', 'Hearing one another'],
  ],
  chases: [
    ['My ice lolly', 'The walk to the bench'],
    ['The only shady bench', 'The sun, at walking pace'],
  ],
}
