import type { Topic } from '../book'

export const data: Topic = {
  name: 'data',
  cues: [
    'data',
    'data analysis',
    'data analyst',
    'data science',
    'data scientist',
    'data quality',
    'data set',
    'dataset',
    'data warehouse',
    'raw data',
    'big data',
    'spreadsheet',
    'pivot table',
    'dashboard',
    'pie chart',
    'bar chart',
    'statistics',
    'statistician',
    'outlier',
    'correlation',
    'csv',
  ],
  weakCues: ['chart', 'graph', 'table', 'column', 'row', 'number', 'report', 'analysis'],
  falseFriends:
    /\b(?:mobile|personal|private|roaming|cellular|my|your|our|their|of) data\b|\bdata (?:plan|roaming|protection|privacy|breach|cable|allowance|leak)|\bcar dashboard|\bdashboard (?:light|warning)/,
  swaps: [
    ['Cleaning the data', 'Hiding the ugly column'],
    ['Checking the source', 'Choosing a nicer shade of blue'],
    ['Reporting what it says', 'Starting the axis at ninety'],
    ['Answering the question', 'Adding a second pie chart'],
    ['Asking why', 'Adding a filter until it smiles'],
  ],
  reactions: [
    ['Look for the error', 'Call it an outlier'],
    ['Run it again', 'Round it up'],
    ['Show the whole table', 'Show an arrow that points up'],
    ['Say that nobody knows', 'Say “directionally”'],
  ],
  glances: [
    ['A pie chart in 3D', 'Management', 'The numbers'],
    ['A beautiful outlier', 'My theory', 'The other 9,999 rows'],
  ],
  turns: [
    ['“The data is clean”', 'Date of birth: 31 February'],
    ['“Just export it”', 'Every phone number is now a date'],
    ['A strong correlation', 'Both lines are just summer'],
    ['The dashboard', 'Somebody shouting the number across the room'],
  ],
  myths: [
    'An outlier is a fact with bad manners',
    'Nobody has ever needed the second pie chart',
    'Every spreadsheet has a hidden sheet with feelings',
  ],
  chains: [
    ['A table', 'A chart of the table', 'A dashboard of the charts', 'A screenshot, by fax'],
    [
      'One missing value',
      'Copying the value above',
      'Copying that one too',
      'Everybody is 34 and lives in Leeds',
    ],
    ['Rounding up', 'Rounding up again', 'Rounding the rounding', 'A record year'],
  ],
  depths: [
    [
      '87 % agree',
      'All those who answered',
      'Counting only those who were quick',
      'Seven people, one of them twice',
    ],
    ['Sheet 1', 'Sheet 1 (2)', 'Do not delete', 'Hidden: the real figures'],
  ],
  boasts: [
    ['Coloured in the cells', 'Machine learning'],
    ['Deleted the rows that disagreed', 'Quality control'],
    ['Drew the trend line by hand', 'Forecasting'],
    ['Sorted one column without the others', 'A fresh perspective'],
  ],
  advice: [
    ['Let the numbers speak', 'They are mumbling', 'Speak for the numbers'],
    ['Collect everything', 'Store everything', 'What was the question?'],
  ],
  thoughts: [
    'You sorted column B. Only column B.',
    'What if row one was the header?',
    'The 12 % were percentage points.',
  ],
  fires: [
    ['All 40,000 rows say “error”', 'At least they agree.'],
    ['It has shown last March since last March', 'A very stable month.'],
    ['Somebody has merged the cells', 'They looked cold.'],
  ],
  podiums: [
    ['The chart with the arrow', 'The correct chart', 'The footnote'],
    ['A gut feeling', 'Ten years of data', 'Whoever collected it'],
  ],
  chases: [
    ['My hypothesis', 'The actual figures'],
    ['Me, with one small clean table', '“Can you split that by region?”'],
  ],
}
