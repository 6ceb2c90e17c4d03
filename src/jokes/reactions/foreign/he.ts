import type { Reaction } from '../../book'

/** Hebrew: they answer how the text is told, never what it says, so that any news may stand there; nobody is addressed as a man or a woman. */
export const heReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'האווז מבקש עותק חתום' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'השכנה, שיצאה רק לתלות כביסה' } },
  { template: 'campfire-story', words: { story: '{text}', listener: 'הדוב מבקש שמישהו ילווה אותו הביתה' } },
  { template: 'campfire-story', words: { story: '{text}', listener: 'המרשמלו נשרף מזמן. אף אחד לא שם לב.' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'כל המדינה מתקשרת עכשיו לאמא' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'נמשיך לעדכן. ועכשיו, לתחזית.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'על זה כבר נכתבו שש עבודות דוקטורט ושיר אחד.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'שלוש אוניברסיטאות עדיין מתווכחות על הניקוד.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'תזכורת: לקנות טישו. בשבילי.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'הפגישה הזאת על חשבוני.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'סבא, יש גם לך מקום מתחת לשמיכה' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'הדובי מבקש להשאיר אור קטן' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: '״רגע, הוא עושה עוד סיבוב?״' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'המציל. הוא הניח את המגפון.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'ארבעים שנה במקצוע, והחתולה ראתה ראשונה.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'רגע אחד, קודם מנקים את הכדור.' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'מי ששאל רק ״מה נשמע?״' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'כל התור בסופר, כולל הקופאית' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'נכנסתי בגלל המזגן. עברו שלוש שעות.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'אפילו השומר מדבר כאן בלחש.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '״הכול בסדר, תודה. ואצלכם?״' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '״חם היום, נכון?״' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'קודם כול, קפה.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'טוב. מישהו רוצה עוגייה?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'מחר. עכשיו ישנים' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'מספר השומעים: עולה' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '״שיפצנו את המטבח!״' } },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'רגע. לאיזו קבוצה זה נשלח?', p3: 'ועד הבית. כולם כבר ראו.' },
  },
]
