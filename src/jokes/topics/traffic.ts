import type { Topic } from '../book'

export const traffic: Topic = {
  name: 'traffic',
  cues: [
    'traffic',
    'traffic jam',
    'traffic light',
    'rush hour',
    'roundabout',
    'motorway',
    'highway',
    'roadworks',
    'road works',
    'roadwork',
    'parking space',
    'parking spot',
    'parking lot',
    'parking ticket',
    'car park',
    'tailgating',
    'tailgater',
    'bumper to bumper',
    'detour',
    'speed camera',
    'fast lane',
    'red light',
    'wrong lane',
  ],
  weakCues: ['lane', 'honk', 'commute', 'parking', 'drive', 'driver', 'car', 'road', 'late'],
  falseFriends:
    /\b(?:web|website|web site|network|internet|search|organic|foot|server|api|site|paid|data) traffic\b|\btraffick|\bred light (?:therapy|district)|\btraffic (?:to|on) (?:my|our|the) (?:site|website|blog|page)|\binformation highway/,
  swaps: [
    ['Staying in my lane', 'Changing to the slower one'],
    ['Leaving earlier', 'Knowing a shortcut'],
    ['Letting somebody in', 'Studying the radio until they give up'],
    ['Keeping my distance', 'Reading the number plate in front aloud'],
    ['Parking at the far end', 'Circling the entrance like a shark'],
  ],
  reactions: [
    ['Wait for the green light', 'Roll forward to encourage it'],
    ['Follow the signs', 'Follow a van that looks local'],
    ['Turn around', 'Insist'],
    ['Breathe in', 'Give the car in front a name'],
    ['Get out and walk', 'Get overtaken by a pram'],
  ],
  glances: [
    ['The other lane', 'Me, in a queue', 'My own lane'],
    ['An amber light', 'My right foot', 'Physics'],
  ],
  turns: [
    ['“Eleven minutes”', 'Eleven minutes to the first junction'],
    ['The shortcut', 'A field, a gate, a goose'],
    ['“Works until Friday”', 'The cones have grown moss'],
    ['A free space at last', 'There is a motorbike in it'],
  ],
  myths: [
    'The other lane is faster until it is mine',
    'Nobody has ever seen a cone arrive',
    'A roundabout is a conversation without verbs',
  ],
  chains: [
    ['Braking', 'Wondering why', 'Rolling on for ten metres', 'There was nothing there'],
    ['A green light', 'Nobody moves', 'One polite beep', 'An orchestra'],
    ['Hunting for a space', 'Hunting further off', 'Another postcode', 'Parking at home and walking back'],
  ],
  depths: [
    ['The jam', 'The reason for the jam', 'Everyone is looking at it', 'It is a mattress'],
    ['“Slight congestion”', '“Expect delays”', '“Consider another route”', '“Consider another life”'],
  ],
  boasts: [
    ['Waved thanks, got a wave back', 'Community'],
    ['Parked in one go, unseen', 'Precision driving'],
    ['Sang to the end of the tunnel', 'World tour'],
    ['Took the right exit at the third lap', 'Pathfinder'],
  ],
  advice: [
    ['Merge like a zip', 'After you', 'No, after you'],
    ['Take the next left', 'The next left is a river', 'Take up rowing'],
  ],
  thoughts: [
    'He flashed his lights. Was that thanks, or a duel?',
    'Level 3, row F. Or level F, row 3.',
    'You waved at the wrong blue car. It waved back.',
  ],
  fires: [
    ['Forty minutes at the same lamp post', 'I have grown fond of it.'],
    ['“You have arrived”, says the voice, in a tunnel', 'It feels true.'],
    ['Every light is red, all the way down', 'Like Christmas.'],
  ],
  podiums: [
    ['Whoever used the hard shoulder', 'Whoever waited', 'Whoever let everybody in'],
    ['The pedestrian', 'The bicycle', 'My three hundred horsepower'],
  ],
  chases: [
    ['Me, late, with a full tank', 'A tractor with a view'],
    ['My good mood', 'Somebody who brakes for shadows'],
  ],
}
