import type { Reaction } from '../../book'

/** Greek: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const elReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Τίποτα ιδιαίτερο. Εσείς;»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Ωραίος καιρός σήμερα, ε;»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Εγώ; Σκέφτομαι τι θα φάμε το βράδυ»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Πρώτα ο καφές.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Το σημειώνω. Με την ησυχία μου.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ε, καλά. Άλλη μια γουλιά.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'τώρα; σοβαρά, τώρα;' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'τα λέμε το πρωί' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ωραία. και τώρα ύπνο' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Όποιος ρώτησε απλώς «τι κάνεις;»' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Η κυρία στον φούρνο, που είπε μόνο «καλημέρα»' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Μέρος πρώτο από τέσσερα. Χωρίς διάλειμμα.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Στέκεσαι μπροστά και κουνάς το κεφάλι. Αρκεί.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Τόση ζωή σε τόσο λίγες λέξεις.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Κανείς δεν εξηγεί τίποτα. Όλοι με χαρτομάντιλο.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'η φάτσα μου × αριθμός μαρτύρων ÷ όσα λέγονται φωναχτά' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'τι σκέφτομαι − τι λέω = μια πολύ μεγάλη βόλτα' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Στάσου. Φωναχτά το λέω αυτό;', p3: 'Στο ασανσέρ. Γεμάτο.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Το διηγούμαι σήμερα για τρίτη φορά', p3: 'Στο ίδιο άτομο' },
  },
  {
    template: 'certificate',
    words: { title: 'Βραβείο πιο σύντομης ιστορίας', who: 'Εγώ (υπάρχει και μεγάλη εκδοχή)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Μετάλλιο σοβαρού ύφους', who: 'Το δικό μου, σχεδόν', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '«Όλα καλά»',
      level2: 'Ένας αναστεναγμός με νόημα',
      level3: '«Κάτσε να σου πω»',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Σιωπή',
      level2: 'Σιωπή, αλλά με ύφος',
      level3: 'Ένα πολύ μακρύ «τέλος πάντων»',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '«Εδώ, όπως τα ξέρετε!»', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Η οικογενειακή ομάδα, ως τα μεσάνυχτα' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Ένα σχέδιο με βελάκια, σε χαρτοπετσέτα' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Κανένα νέο;» «Τίποτα, εσύ;»' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Πήραμε καινούργιες κουρτίνες!»' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '«Μάλιστα.» Αρκούσε ένα απλό «μάλιστα».' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Εδώ ήθελε μια δραματική παύση.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Όλα καλά, εσύ;' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Χαχα, θα σου πω' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Τίποτα, τίποτα :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Όσοι ήρθαν απλώς να χαιρετήσουν' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Εγώ, στη μέση της φράσης' } },
  {
    template: 'iceberg',
    words: {
      tip: '«Καλά, καλά»',
      under: '{text}',
      deep: 'Η μεγάλη εκδοχή, με φωνές',
      abyss: 'Η εκδοχή με διαφάνειες',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '«Ε, τα συνηθισμένα»',
      under: '{text}',
      deep: 'Τι πιστεύω στ’ αλήθεια',
      abyss: 'Τι πιστεύω στις τρεις το πρωί',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Εγώ. Κάπου πρέπει να βγει.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Εγώ, μέσα μου, σε αργή κίνηση' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Συμβαίνουν αυτά»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Θέλει κανείς κουλουράκι;' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'τίποτε άλλο;' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Στο πωλητήριο έχει καρτ ποστάλ. Έμειναν δύο.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Το περιστέρι κρατάει σημειώσεις' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Εκείνη είχε βγει μόνο να απλώσει τα ρούχα' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '«Πες το ξανά», ψιθυρίζει η αρκούδα' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Το μαρσμέλοου καίγεται και κανείς δεν το πρόσεξε' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Ο σκηνοθέτης ζήτησε άλλο ένα χαρτομάντιλο' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Μια γιαγιά πήρε στο στούντιο. Το ήξερε ήδη.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Τρεις καθηγητές εδώ, και δεν βγάζουν άχνα.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Αντίγραψέ το δύο φορές. Το ένα για το ψυγείο μου.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Κάντε λίγο πιο πέρα, να ξαπλώσω κι εγώ.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Η ώρα τελείωσε. Εσείς όμως συνεχίστε.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Πάλι από την αρχή, αλλά με φωνές.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Το αρκουδάκι ρωτάει τι έγινε μετά.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Ο ναυαγοσώστης, που σηκώθηκε να το διαβάσει' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '«Θα ξαναπεράσει; Δεν φορούσα τα γυαλιά μου»' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Τα χαρτιά δεν μου είπαν λέξη.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Μισό λεπτό, να φωνάξω την αδερφή μου.' } },
]
