import type { Reaction } from '../reaction'

/** Portuguese: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const ptReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Nada de especial, e por aí?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Que bom tempo, não é?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Eu? Só penso no jantar”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Primeiro, um café.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Fica anotado. Com toda a calma.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Pois bem. Mais um gole.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'logo agora, cabeça?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'amanhã falamos disso' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'sim, sim. boa noite' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Quem só tinha perguntado “tudo bem?”' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'O senhor da padaria, que só disse “bom dia”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Primeira parte de quatro. Sem intervalo.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Nada a acrescentar. Só a contemplar.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Tanta vida em tão poucas palavras.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Ninguém explica. Há lenços na entrada.' } },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'a minha cara × o número de testemunhas ÷ o que se pode dizer em voz alta',
    },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'o que penso − o que digo = um passeio muito longo' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Espera: isto foi em voz alta', p3: 'No elevador. Cheio.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Já contei isto três vezes hoje', p3: 'À mesma pessoa' },
  },
  {
    template: 'certificate',
    words: { title: 'Medalha da história mais curta', who: 'Eu (versão longa a pedido)', for: '{text}' },
  },
  { template: 'certificate', words: { title: 'Diploma de cara séria', who: 'Eu, quase', for: '{text}' } },
  {
    template: 'big-ideas',
    words: {
      level1: '“Tudo bem”',
      level2: 'Um suspiro com intenção',
      level3: 'Um “olha, nem te conto”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Silêncio',
      level2: 'Silêncio, mas com cara',
      level3: 'Um “enfim” muito comprido',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '“Por aqui, tudo na mesma!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'O grupo da família, a noite toda' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Um esquema com setas, na toalha de mesa' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Novidades?” “Nada, nada”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“As cortinas são novas!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '“Olha.” Um simples “olha” bastava.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Isto pedia uma pausa dramática.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Tudo ótimo por aqui :)' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, depois conto' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Nada, esquece' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Quem só vinha dizer olá' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Eu, no meio da frase' } },
  {
    template: 'iceberg',
    words: {
      tip: '“Tudo normal”',
      under: '{text}',
      deep: 'A versão longa, com vozes',
      abyss: 'A versão com slides',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '“Nada de mais”',
      under: '{text}',
      deep: 'O que penso mesmo',
      abyss: 'O que penso às três da manhã',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Eu. Por algum lado tem que sair.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Eu, por dentro, com banda e tudo' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Normal, normal”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Alguém quer uma fatia de bolo?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'mais alguma coisa?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Há postais na loja. Restam dois.' } },
]
