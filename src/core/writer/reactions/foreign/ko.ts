import type { Reaction } from '../reaction'

/** Korean: they answer how the text is told, never what it says, so that any news may stand there. */
export const koReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“네, 뭐, 별일 없어요”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“오늘 날씨 참 좋네요”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“식사는 하셨어요?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“뭐, 그럴 수도 있죠”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: '커피부터 한 모금.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: '음. 그렇구나.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: '자, 심호흡. 한 모금 더.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: '과자 드실 분?' } },
  { template: '3am-brain', words: { brain: '{text}', me: '지금? 꼭 지금?' } },
  { template: '3am-brain', words: { brain: '{text}', me: '내일 얘기하자, 응?' } },
  { template: '3am-brain', words: { brain: '{text}', me: '그래, 이제 자자' } },
  { template: '3am-brain', words: { brain: '{text}', me: '또 뭐 있어?' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: '“잘 지내?” 한마디 했을 뿐인 사람들' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '“봉투 필요하세요?”만 물어본 계산대 직원' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: '총 4부 중 1부. 쉬는 시간 없음.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: '이 짧은 글에 인생이 다 있네요.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: '설명은 없다. 다들 손수건만 꺼낸다.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: '보다 보니 문 닫을 시간이네요.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: '기념품점에 엽서 있음. 두 장 남음.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '내 표정 × 보는 사람 수 ÷ 입 밖에 내도 되는 말' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '속으로 한 말 − 겉으로 한 말 = 동네 세 바퀴' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: '잠깐, 나 지금 소리 내서 말했나?', p3: '엘리베이터에서. 만원.' },
  },
  { template: 'slow-zoom', words: { p1: '{text}', p2: '이 얘기 오늘 벌써 세 번째', p3: '같은 사람한테' } },
  {
    template: 'certificate',
    words: { title: '굳이 말했다 상', who: '나 (아무도 안 물어봄)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: '표정 관리 공로상', who: '내 얼굴, 아슬아슬하게', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '“그냥 뭐”',
      level2: '의미심장한 한숨',
      level3: '“잠깐 앉아 봐, 할 말 있어”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '말 안 하기',
      level2: '말은 안 하는데 눈썹이 다 하기',
      level3: '4초짜리 “하…”',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '“여긴 늘 똑같지 뭐!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: '가족 단톡방, 자정까지' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: '냅킨에 그린 화살표투성이 그림' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“요즘 어때?” “똑같지 뭐. 너는?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“우리 집 커튼 바꿨어!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '“아.” 그냥 “아.” 하면 됐는데.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '여기서 한 박자 쉬고 먼 산을 봤어야 했다.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'ㅎㅎ 잘 지내지?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'ㅋㅋㅋ 만나서 얘기해' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: '앗, 잘못 보냄' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: '인사만 하려던 사람들' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: '말하다 만 나' } },
  {
    template: 'iceberg',
    words: {
      tip: '“잘 지내”',
      under: '{text}',
      deep: '풀버전, 성대모사 포함',
      abyss: '풀버전, 슬라이드 포함',
    },
  },
  {
    template: 'iceberg',
    words: { tip: '“별거 없어”', under: '{text}', deep: '내 속마음', abyss: '새벽 세 시의 내 속마음' },
  },
  { template: 'victory-dance', words: { win: '{text}', who: '나. 어디든 풀긴 풀어야지.' } },
  { template: 'victory-dance', words: { win: '{text}', who: '나, 속으로만, 슬로 모션' } },
]
