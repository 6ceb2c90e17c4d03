import type { Topic } from '../book'

export const weather: Topic = {
  name: 'the weather',
  cues: [
    'weather',
    'weather forecast',
    'weather app',
    'rain',
    'rainy',
    'drizzle',
    'umbrella',
    'snow',
    'sunshine',
    'hailstorm',
    'fog',
    'thunderstorm',
    'thunder',
    'black ice',
    'humidity',
  ],
  weakCues: [
    'forecast',
    'storm',
    'wind',
    'sun',
    'cold',
    'hot',
    'cloud',
    'winter',
    'summer',
    'freezing',
    'wet',
  ],
  falseFriends:
    /\brain ?check|\bunder the weather|\bsnowed under|\bmak(?:e|es|ing) it rain|\bweather(?:ed|ing) the\b|\bfair[ -]weather|\bumbrella (?:term|company|brand)|\bbrain fog|\bfog of war|\bsteal(?:s|ing)? (?:my|the) thunder|\b(?:raining|rains) (?:money|cash|e-?mails|tickets)/,
  swaps: [
    ['Taking an umbrella', 'Believing in a small blue patch'],
    ['Wearing layers', 'Being wrong in a T-shirt'],
    ['Checking the forecast', 'Checking four until one is kind'],
    ['Closing the window', 'Watching the curtain get wet, in thought'],
    ['Buying wellingtons', 'Measuring the puddle with a shoe'],
    ['Bringing in the washing', 'Letting the washing have its experience'],
  ],
  reactions: [
    ['Wait until it stops', 'Walk bent over, as if that helped'],
    ['Take a coat', 'Say “it will clear up” to the cloud'],
    ['Stay inside', 'Stand under the only tree'],
    ['Put up with it', 'Take it personally'],
  ],
  glances: [
    ['One ray of light', 'The whole town', 'Trousers'],
    ['The barbecue', 'Dad', 'The black cloud'],
  ],
  turns: [
    ['The forecast: light showers', 'The sky: all of it'],
    ['8 a.m.: wearing a scarf', 'Noon: carrying a scarf'],
    ['“It is only a bit damp”', 'My shoes have a tide'],
    ['“Snow! How romantic!”', 'Digging for the car and finding another'],
  ],
  myths: [
    'There is no bad weather, only people who say that',
    'An umbrella is a bet against the wind',
    'It never rains on the umbrella I remembered',
  ],
  chains: [
    ['One warm day', 'Out comes the barbecue', 'Down goes the sky', 'Sausages under an umbrella'],
    ['A cloud', 'A larger cloud', 'The cloud has friends', 'Swimming to the picnic'],
    ['“Bit chilly”', '“Rather fresh”', '“Brisk”', 'The moustache has broken off'],
  ],
  depths: [
    ['Seven degrees', 'Feels like four', 'Feels like a grudge', 'Feels like 1987'],
    ['A puddle', 'Not a shallow one', 'The other shoe', 'A fish has looked at me'],
  ],
  boasts: [
    ['Said “it smells like rain”, in the rain', 'Meteorologist'],
    ['Wore shorts until November', 'Toughness'],
    ['Carried the cushions in, then out, then in', 'Planning ahead'],
    ['Opened an umbrella at the first attempt', 'Storm chaser'],
  ],
  advice: [
    ['Dress warmly', 'Undress on the bus', 'Dress again, wetly'],
    ['Look on the bright side', 'Which side?', 'It has moved on'],
  ],
  thoughts: [
    'The washing is outside. You can hear it.',
    'The car window is open. The seat knows.',
    'Where do all the lost umbrellas meet?',
  ],
  fires: [
    ['The umbrella has turned inside out', 'It is saving some for later.'],
    ['The storm has taken the trampoline', 'Somebody is about to have fun.'],
    ['The tent has left without us', 'It always wanted to travel.'],
  ],
  podiums: [
    ['Complaining about the rain', 'The rain', 'The grateful lawn'],
    ['Three dry minutes', 'Dad’s sausages', 'Everybody’s hair'],
  ],
  chases: [
    ['Me, with freshly washed hair', 'One small cloud'],
    ['The washing line', '“Scattered showers”'],
  ],
}
