import type { Topic } from '../book'

export const diets: Topic = {
  name: 'diets',
  cues: [
    'diet',
    'dieting',
    'calorie',
    'low carb',
    'low-carb',
    'no carb',
    'keto',
    'intermittent fasting',
    'lose weight',
    'losing weight',
    'weight loss',
    'detox',
    'juice cleanse',
    'smoothie',
    'meal prep',
    'cheat day',
    'sugar-free',
    'sugar free',
    'bathroom scale',
    'kale',
    'healthy eating',
    'eat healthy',
    'eating healthy',
  ],
  weakCues: ['salad', 'carb', 'sugar', 'cake', 'weight', 'eat', 'snack', 'healthy'],
  falseFriends:
    /\b(?:digital|social media|phone|dopamine|news) detox|\bdiet (?:coke|cola|soda|drink)|\b(?:media|news) diet/,
  swaps: [
    ['Eating one square', 'Tidying the rest of the bar away, inwards'],
    ['Drinking the green juice', 'Looking at it from several sides'],
    ['Counting the calories', 'Estimating them, with affection'],
    ['Eating before eight', 'Opening the fridge for the light'],
    ['Weighing the portion', 'Trusting the big spoon'],
  ],
  reactions: [
    ['Start on Monday', 'Celebrate the decision with cake'],
    ['Have an apple', 'Have an apple, in a crumble'],
    ['Write down what I ate', 'Write it very small'],
    ['Skip dessert', 'Skip to dessert'],
    ['Try once more', 'Try once more, after this one'],
  ],
  glances: [
    ['Your chips', 'My fork', 'My salad'],
    ['The bread basket', 'Me, on day two', 'The carrot sticks'],
  ],
  turns: [
    ['“Just a taste”', 'The pan is clean'],
    ['Day one: quinoa', 'Day two: quinoa with chips'],
    ['“I hardly miss bread”', 'I know a roll by name'],
    ['The cookbook: six ingredients', 'One of them grows on a single hill'],
  ],
  myths: [
    'What is eaten off another plate is research',
    'Kale is what parsley threatens to become',
    'Hunger speaks with the voice of cheese',
  ],
  chains: [
    ['No sugar', 'No sugar before noon', 'No sugar before breakfast', 'Icing'],
    ['Buying the kale', 'Washing the kale', 'Photographing the kale', 'Burying the kale'],
    ['One crisp', 'A handful', 'The corners of the bag', 'Drinking the crumbs'],
  ],
  depths: [
    ['“I had a salad”', 'With cheese', 'Under the cheese', 'Lasagne'],
    ['The lunch box: celery', 'The drawer: nuts', 'The bottom drawer', 'The bottom drawer has a lock'],
  ],
  boasts: [
    ['Left one chip', 'Discipline'],
    ['Looked up the word “lentil”', 'Meal prep'],
    ['Walked past the bakery, both ways', 'Willpower'],
    ['Put cucumber in the water', 'Inner cleansing'],
  ],
  advice: [
    ['Chew slowly', 'More slowly', 'It is dinner time again'],
    ['Go for a walk instead', 'Which way?', 'Past the bakery'],
  ],
  thoughts: [
    'If you eat the second half, the first half has company.',
    'You know where the biscuits are hidden. You hid them.',
    'Is soup a drink? Then we have only drunk today.',
  ],
  fires: [
    ['It is day one and somebody brought doughnuts', 'Day one is flexible.'],
    ['The blender has painted the ceiling', 'Nobody can say that I ate it.'],
    ['The recipe was for eight and I live alone', 'I shall eat in shifts.'],
  ],
  podiums: [
    ['The reward', 'The effort', 'The little plastic boxes'],
    ['Butter', 'Flavour', 'The table of nutrients'],
  ],
  chases: [
    ['Me, with a bag of carrots', 'The smell of somebody’s toast'],
    ['My new life', 'A birthday in the next office'],
  ],
}
