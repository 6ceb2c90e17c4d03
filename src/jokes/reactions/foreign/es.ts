import type { Reaction } from '../../book'

/** Spanish: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const esReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Aquí, sin novedad»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«¿Yo? Pensando en la cena»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Qué buen tiempo hace, ¿verdad?»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Primero, un café.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Tomo nota. Con mucha calma.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Pues mira tú qué cosas.' } },
  { template: '3am-brain', words: { brain: '{text}', me: '¿justo ahora, cabeza?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'mañana lo hablamos' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'vale. y ahora, a dormir' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Todo el que se atrevió a preguntar «¿qué tal?»' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'La cajera, que solo había dicho «siguiente»' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Primera parte de cuatro. No hay pausa.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'No dice nada más. No hace falta.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Llevo media hora delante y no parpadeo.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Cuánta vida en tan pocas palabras.' } },
  {
    template: 'mental-maths',
    words: {
      thought: '{text}',
      variables: 'mi cara × número de testigos ÷ lo que se puede decir en voz alta',
    },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'lo que pienso − lo que digo = un paseo muy largo' },
  },
  {
    template: 'slow-zoom',
    words: {
      p1: '{text}',
      p2: 'Un momento: esto lo estoy diciendo en voz alta',
      p3: 'En el ascensor. Lleno.',
    },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Ya lo he contado tres veces hoy', p3: 'A la misma persona' },
  },
  {
    template: 'certificate',
    words: { title: 'Premio a la historia más breve', who: 'Yo (versión larga: disponible)', for: '{text}' },
  },
  { template: 'certificate', words: { title: 'Medalla al autocontrol', who: 'Yo, casi', for: '{text}' } },
  {
    template: 'big-ideas',
    words: {
      level1: '«Todo bien»',
      level2: 'Un suspiro con intención',
      level3: '«Siéntate, que te cuento»',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Callar',
      level2: 'Callar, pero con cara',
      level3: 'Un «en fin» muy largo',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '«¡Por aquí, lo de siempre!»', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'El chat de la familia, hasta medianoche' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Un esquema con flechas en la mesa de la cocina' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«¿Alguna novedad?» «Ninguna, ¿y tú?»' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«¡Hemos cambiado las cortinas!»' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '«Vaya». Con decir «vaya» bastaba.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Eso pedía una pausa dramática.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Todo bien, ¿y tú?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Jajaja, ya te contaré' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Nada, nada :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Quien solo venía a saludar' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Yo, a mitad de la frase' } },
  {
    template: 'iceberg',
    words: {
      tip: '«Bien, bien»',
      under: '{text}',
      deep: 'La versión larga, con voces',
      abyss: 'La versión con diapositivas',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '«Poca cosa»',
      under: '{text}',
      deep: 'Lo que opino de verdad',
      abyss: 'Lo que opino a las tres de la mañana',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Yo. Por algún lado tiene que salir.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Yo, por dentro, a cámara lenta' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Normal»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: '¿Alguien quiere una magdalena?' } },
  { template: '3am-brain', words: { brain: '{text}', me: '¿y algo más?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'En la tienda hay postales. Quedan dos.' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'La paloma toma nota de todo' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Ella solo había salido a tender la ropa' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '«Otra vez», susurra el oso' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'El malvavisco arde y nadie se da cuenta' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'El realizador ha pedido otro pañuelo' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'La vecina del quinto dice que ya lo sabía' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Tres catedráticos aquí, y nadie dice ni mu.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Cópielo dos veces. Una es para mi nevera.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Hágame sitio, que me tumbo yo también.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Se acabó la hora. Pero siga, siga.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Otra vez, pero poniendo voces.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'El osito quiere saber cómo sigue.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'El socorrista, que se ha quitado las gafas de sol' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '«¿Vuelve a pasar? Es que me pilló con la sandía»' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Las cartas no decían nada de esto.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Un momento, que llamo a mi hermana.' } },
]
