/**
 * Memes that two readers of ours both gave the best mark and called specific (docs/ratings, rounds 16 and 17): template,
 * then the slots in order. They belong to the prompt, so another shelf is another prompt version.
 */
export const shelf: readonly string[] = [
  'two-buttons: Be right / Be married',
  'box-in-a-box: “Up to 1,000 megabits of internet” / “Up to”',
  'cave-wall: What is the wifi password? / With these words each guest greeted his host.',
  'clown-steps: We do not own that much / It will take one trip / Let me just carry this sofa backwards / We need a second van for the plants',
  'domino-chain: “A woollen jumper, surely 60 degrees is fine” / The dog looks lovely in it',
  'epic-agreement: Smoke alarms / Babies / They never do it at two in the afternoon',
  'museum-piece: A pipe, two towels, a freezer bag and all of the tape / A mature work, leaking with confidence.',
  'news-desk: Train arrives on time and finds nobody on the platform / Experts fear copycats',
  'podium: Toast, slightly brown / An actual fire / A battery, at 3 a.m.',
  'slow-zoom: The keys are on the hook / The hook is behind the door / The door is behind me',
  'string-board: They waved / I waved / They looked past me / I am a window',
  'unmasked: A bug deep in the framework / A missing “not”, mine',
]
