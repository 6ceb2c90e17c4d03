import type { Reaction } from '../../book'

/** Indonesian: they answer how the text is told, never what it says, so that any news may stand there. */
export const idReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Baik-baik saja, kamu gimana?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Cerah ya hari ini”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Sudah makan belum?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ya, namanya juga hidup”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ngopi dulu.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Oke. Dicatat.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Tambah satu teguk lagi, pelan-pelan.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ada yang mau kerupuk?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'harus sekarang banget?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'besok saja, ya' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'oke. boleh tidur?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ada lagi?' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Semua yang cuma bertanya “apa kabar?”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Abang parkir yang cuma menunggu dua ribu' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Bagian 1 dari 4. Tanpa istirahat.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Tak ada yang menjelaskan. Semua mengeluarkan tisu.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Saya berdiri di sini sejak pagi.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Kartu posnya dijual di depan. Sisa dua.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'mukaku × jumlah saksi ÷ yang boleh diucapkan' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Hari ini aku sudah cerita tiga kali', p3: 'Ke orang yang sama' },
  },
  {
    template: 'certificate',
    words: { title: 'Penghargaan Berani Bilang', who: 'Aku (tidak ada yang tanya)', for: '{text}' },
  },
  { template: 'certificate', words: { title: 'Piagam Muka Datar', who: 'Mukaku, nyaris', for: '{text}' } },
  {
    template: 'big-ideas',
    words: {
      level1: '“Gitu deh”',
      level2: 'Helaan napas penuh makna',
      level3: '“Duduk dulu, aku mau cerita”',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '“Di sini aman, seperti biasa!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Grup keluarga, sampai tengah malam' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Gambar dengan panah-panah, di tisu makan' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Ada kabar apa?” “Nggak ada, kamu?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Kami baru ganti gorden!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '“Oh.” Padahal cukup “oh”.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Harusnya ada jeda dulu, sambil menatap jauh.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Baik dong, kamu?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Wkwk, nanti aja pas ketemu' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Eh maaf, salah kirim' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Yang tadi cuma mau menyapa' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Aku, di tengah kalimat' } },
  {
    template: 'iceberg',
    words: {
      tip: '“Baik kok”',
      under: '{text}',
      deep: 'Versi panjang, lengkap dengan tiruan suara',
      abyss: 'Versi pakai slide',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '“Nggak ada apa-apa”',
      under: '{text}',
      deep: 'Pendapatku yang sebenarnya',
      abyss: 'Pendapatku jam tiga pagi',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Aku. Harus keluar lewat mana lagi.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Aku, dalam hati, gerak lambat' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Si merpati mencatat semuanya' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Padahal dia cuma mau jemur cucian' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '“Sekali lagi,” bisik si beruang' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Marshmallow-nya gosong, tidak ada yang sadar' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Juru kamera minta tisu satu kotak lagi' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Tetangga sebelah mengaku sudah tahu dari kemarin' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Tiga profesor di sini, tidak ada yang bersuara.' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Salin dua kali. Satu untuk kulkas saya.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Geser sedikit, saya juga mau rebahan.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Waktunya habis. Tapi lanjutkan saja.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Sekali lagi, tapi suaranya beda-beda.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Si beruang tanya kelanjutannya.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Penjual kelapa muda, goloknya berhenti di udara' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '“Lewat lagi nggak? Tadi belum pakai kacamata”' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Kartunya tidak bilang apa-apa soal ini.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Sebentar, saya panggil kakak saya dulu.' } },
]
