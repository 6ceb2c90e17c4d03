import type { Reaction } from '../../book'

/** Persian: they answer how the text is told, never what it says, so that any news may stand there. */
export const faReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'غاز درخواست نسخهٔ کتبی دارد' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'همسایه، که فقط آمده بود رخت پهن کند' } },
  { template: 'campfire-story', words: { story: '{text}', listener: 'خرس خواهش می‌کند یکی تا خانه برساندش' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '«امشب همه توی یک چادر می‌خوابیم، باشد؟»' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'چای یک ملت سرد شد؛ ادامهٔ خبر تا دقایقی دیگر' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'گوینده یک لحظه وقت خواست. بعد، هواشناسی.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'شش رسالهٔ دکتری و یک اپرا، همه دربارهٔ همین.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'استادها هنوز سر تلفظش با هم قهرند.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'دستمال تمام شد. با پرونده پاک می‌کنم.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'این جلسه مهمان من.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'بابابزرگ، امشب پیش من بمان' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'خرسی می‌گوید چراغ روشن بماند' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: '«دور می‌زند؟ عینکم توی ماشین است»' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'کل ساحل، بلال به‌دست، بی‌حرکت' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'چهل سال سابقه، آن وقت گربه زودتر دید.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'یک لحظه، گوی را دستمال بکشم.' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'کسی که فقط پرسیده بود «چه خبر؟»' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'سه مسافر تاکسی، تا آخر خط' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'برای کولرش آمدم. سه ساعت است همین‌جا ایستاده‌ام.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'نگهبان هم کلاهش را برداشت.' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«سلامتی، شما چه خبر؟»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«چه هوای خوبی، نه؟»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'اول یک چای.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'خب. کسی نبات می‌خواهد؟' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'باشد برای صبح' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'شنونده‌ها: رو به رشد' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«ما پرده‌ها را عوض کردیم!»' } },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'صبر کن، این را توی کدام گروه فرستادم؟', p3: 'گروه خانوادگی. همه دیده‌اند.' },
  },
]
