import type { Reaction } from '../../book'

/** Urdu: they answer how the text is told, never what it says, so that any news may stand there; the teller is neither a man nor a woman. */
export const urReactions: readonly Reaction[] = [
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'ہنس کو یہی بات تحریری چاہیے' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'پڑوس کی خالہ، جو بس کپڑے سکھانے نکلی تھیں' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'ریچھ پوچھتا ہے، کوئی گھر تک چھوڑ دے گا؟' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '“آج سب ایک ہی خیمے میں سوئیں گے، ٹھیک ہے؟”' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'پورے ملک میں چائے چڑھا دی گئی' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'نیوز کاسٹر نے ایک منٹ مانگا ہے۔ پھر موسم۔' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'اس پر چھ مقالے لکھے گئے، اور ایک غزل۔' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'تلفظ پر ماہرین کی بول چال آج بھی بند ہے۔' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'ٹشو ختم۔ اب فائل سے کام چل رہا ہے۔' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'آج کی فیس میری طرف سے۔' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'نانا، آج یہیں رک جائیں' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'بھالو کہتا ہے بتی جلتی رہے' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: '“دوبارہ چکر لگائے گا؟ عینک گاڑی میں ہے”' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: 'پورا ساحل، ہاتھ میں بھٹا، سب خاموش' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'تیس سال کا تجربہ، اور پہلے بلی نے دیکھا۔' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'ایک منٹ، ذرا گولا صاف ہو جائے۔' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'جس نے بس پوچھا تھا: “کیا حال ہے؟”' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'مہمان، جو بس بریانی کے لیے آئے تھے' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'اے سی کے لیے اندر آئے تھے۔ تین گھنٹے ہو گئے۔' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'یہاں تو چوکیدار بھی آہستہ بولتا ہے۔' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“سب خیریت ہے۔ آپ سنائیں؟”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“آج گرمی بہت ہے، نہیں؟”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'پہلے ایک کپ چائے۔' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'اچھا۔ کوئی بسکٹ لے گا؟' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'اچھا، صبح دیکھیں گے' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'سامعین میں اضافہ' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“ہم نے نئے پردے لگوائے ہیں!”' } },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'ایک منٹ، یہ کس گروپ میں گیا؟', p3: 'فیملی گروپ۔ سب نے دیکھ لیا۔' },
  },
]
