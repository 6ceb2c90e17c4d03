import type { BlockedCategory } from './judgement'

/**
 * Threats, hatred of groups and self-harm in the other large languages, as patterns over folded text (small letters,
 * Latin ones without accents). `{g}` stands for the language's groups. Written for this product: what people type in
 * anger, not what a dictionary holds.
 */
export interface LanguageRules {
  /** BCP-47. */
  language: string
  groups: string
  /** Words are not parted by spaces, or their ends vary too much for bounds. */
  isGlued?: true
  rules: Partial<Record<BlockedCategory, readonly string[]>>
}

export const otherLanguages: readonly LanguageRules[] = [
  {
    language: 'de',
    groups:
      '(?:juden|muslime|moslems|auslander|fluchtlinge|migranten|turken|araber|schwarzen?|neger|afrikaner|polen|russen|ukrainer|amerikaner|syrer|zigeuner|roma|schwulen?|lesben|homosexuellen?|transen|transsexuellen|behinderten?|frauen|weiber|manner|obdachlosen|asylanten|christen|politiker|lehrer|polizisten|bullen|kinder|menschen|nachbarn|gruenen|grunen|linken)',
    rules: {
      threat: [
        String.raw`ich (?:tote|ermorde|vergewaltige|erwurge|vergifte|erschiess\w*|zerstuckle|verbrenne|knall|knalle|stech|steche) (?:dich|euch|ihn|sie alle|meine?n? (?:chef|chefin|nachbarn?|nachbarin|mann|frau|lehrer|lehrerin|ex|vater|mutter|bruder|schwester|kollegen|kollegin|eltern|kinder|familie)|deine \w+|alle (?:menschen|juden|lehrer|kinder|\w+))(?: alle| noch| morgen| heute)*(?: ab| nieder)?(?! wie)`,
        String.raw`ich (?:bringe?|mache?|schlage?|steche?|knalle?) (?:dich|euch|ihn|sie alle|meine?n? (?:chef|chefin|nachbarn?|nachbarin|mann|frau|lehrer|lehrerin|ex|vater|mutter|bruder|schwester|kollegen|kollegin|eltern|kinder|familie)|deine \w+|alle (?:menschen|juden|lehrer|kinder|\w+)) (?:\w+ ){0,2}(?:um(?:$|[.!,]| und| wenn)|kalt|ab|tot|zusammen|nieder)`,
        String.raw`ich (?:werde|will|muss|mochte|gehe) (?:dich|euch|ihn|sie alle|meine?n? (?:chef|chefin|nachbarn?|nachbarin|mann|frau|lehrer|lehrerin|ex|vater|mutter|bruder|schwester|kollegen|kollegin|eltern|kinder|familie)|deine \w+|alle) (?:\w+ ){0,2}(?:toten|umbringen|erschiessen|abstechen|ermorden|kaltmachen|totschlagen|vergewaltigen|abknallen|erwurgen|vergiften|zusammenschlagen|verprugeln)`,
        '(?:tot(?:et|e|en)|erschiess(?:t|en)|vergas(?:t|en)|verbrenn(?:t|en)|erhang(?:t|en)|ermorde(?:t|n)|schlachte(?:t|n)|knallt|bringt) (?:alle |die |diese |den )*{g}(?: ab| um)?',
        '(?:alle |die |diese )*{g} (?:soll(?:en|ten)|mussen|mussten|gehoren?|verdienen)(?: alle| doch| einfach)* (?:sterben|verrecken|vergast|erschossen|umgebracht|getotet|aufgehangt|gehangt|brennen|erschossen gehoren|es zu sterben|den tod|an die wand|verbrannt|gesteinigt)',
        'tod (?:den|allen|dem|der) (?:\\w+ )?{g}',
        'ich weiss,? wo du wohnst|du bist (?:so gut wie )?tot,? (?:wenn|du)|du wirst sterben(?! vor)|ich finde dich und (?:bringe|tote|mach)',
        '(?:die |eine |meine )?(?:schule|kirche|moschee|synagoge|asylantenheim|fluchtlingsheim|flughafen) (?:in die luft (?:jagen|sprengen)|anzunden|abfackeln|sprengen)',
      ],
      hate: [
        String.raw`(?:alle |die |diese )*{g} sind(?: alle| doch| nur| nichts als| einfach| keine)* (?:abschaum|ungeziefer|untermenschen|tiere|affen|schweine|hunde|parasiten|mull|dreck|ratten|krebs|eine plage|eine seuche|menschen zweiter klasse|menschen|minderwertig\w*|dumm|kriminelle|verbrecher|terroristen|vergewaltiger|abartig|krank|pervers\w*|nutzlos|wertlos|faul)`,
        '{g} raus|raus mit (?:den |allen |diesen )*{g}|auslander raus|deutschland den deutschen,? auslander raus',
        '(?:ich|wir) hasse?n? (?:alle |diese |die |scheiss )*{g}',
        '(?:alle |die )*{g} (?:abschieben|vergasen|ausrotten|deportieren|einsperren|ins gas|ins lager)|{g} gehoren (?:abgeschoben|vergast|eingesperrt|ausgerottet|in die kuche|hinter den herd|nicht hierher|ins lager)',
        'scheiss ?{g}|drecks ?{g}|verdammte {g}',
        'sieg heil|heil hitler|juda verrecke|hitler hatte recht|der holocaust (?:ist|war) (?:eine luge|erfunden)',
      ],
      'self-harm-urging': [
        '(?:bring|hang|tote?|schiess|erschiess|schneid|ersauf|vergifte|stirb|ritz) dich (?:doch |endlich |einfach |mal |selbst |bitte )*(?:um|auf|selbst|tot|ab|doch|endlich)|geh (?:doch |einfach |endlich )*(?:sterben|verrecken)|(?:verreck|stirb|krepier) (?:doch|endlich|einfach)|spring (?:doch |endlich )*(?:von der brucke|vom dach|vor den zug)',
        String.raw`du sollte?st (?:dich (?:\w+ )?(?:umbringen|aufhangen|toten)|sterben)|niemand (?:wurde|wird) dich vermissen`,
      ],
      'self-harm': [
        String.raw`ich (?:will|mochte|werde|kann) (?:einfach |nur |wirklich |doch )*(?:nicht mehr leben|nicht mehr da sein|mich (?:\w+ )?(?:umbringen|toten|ritzen|aufhangen|verletzen)|mir (?:das leben nehmen|etwas antun|was antun)|sterben$|sterben[.!])|ich bringe? mich (?:heute |morgen |jetzt |noch )*um|ich habe keinen grund (?:mehr )?zu leben|ich denke an selbstmord|ich will sterben(?! vor| wenn| weil)`,
      ],
    },
  },
  {
    language: 'fr',
    groups:
      '(?:juifs?|juives|musulmans?|musulmanes|arabes?|noirs?|immigres|migrants?|refugies|etrangers|gays?|homosexuels?|homos|pedes|lesbiennes|trans|transsexuels|handicapes|femmes|hommes|gitans|roms|chinois|asiatiques|africains|polonais|americains|anglais|chretiens|sdf|flics|profs|politiciens|policiers|enfants|gens|voisins|vieux|gros)',
    rules: {
      threat: [
        'je (?:vais|veux|dois) (?:tuer|buter|egorger|planter|violer|massacrer|saigner|abattre) (?:tous |toutes )?(?:les |ces |des )?{g}',
        String.raw`je (?:vais|veux|dois) (?:tuer|buter|egorger|planter|violer|descendre|massacrer|saigner|etrangler|poignarder|abattre) (?:mon (?:patron|chef|voisin|mari|pere|frere|prof|ex|collegue|copain|fils)|ma (?:femme|mere|soeur|voisine|prof|ex|copine|fille|collegue|patronne)|mes (?:parents|voisins|collegues|profs|enfants)|ton \w+|ta \w+|ce (?:type|mec|connard)|cette (?:femme|salope|meuf))`,
        "je vais (?:te|vous|le|la|les) (?:tuer|buter|egorger|planter|violer|descendre|crever|massacrer|saigner|etrangler|poignarder|abattre|casser (?:la gueule|les jambes))|je te (?:tue|bute|creve|plante)|j'aurai ta peau",
        '(?:tuez|tuer|brulez|bruler|gazez|gazer|pendez|pendre|exterminez|exterminer|egorgez|fusillez|butez|massacrez) (?:tous |toutes |les |ces |des )*{g}',
        String.raw`(?:tous |toutes |les |ces )+{g} (?:doivent|devraient|meritent)(?: tous| toutes)? (?:de )?(?:mourir|crever|bruler|etre (?:tues|gazes|pendus|fusilles|extermines|brules|tuees|elimines))|mort aux (?:\w+ )?{g}`,
        "je sais ou tu (?:habites|vis|dors)|tu vas (?:mourir|crever)(?! de)|tu es mort,? (?:si|je)|(?:bruler|incendier) (?:l'eglise|l'ecole|la mosquee|la synagogue)|faire sauter (?:l'ecole|la mosquee|l'eglise|la synagogue|l'aeroport|le college|le lycee)|mettre le feu a (?:l'ecole|la mosquee|l'eglise|la synagogue)",
      ],
      hate: [
        String.raw`(?:les |tous les |ces |toutes les )+{g} (?:sont|c'est)(?: tous| toutes| que| vraiment| juste)* (?:des? |de la |du |de )?(?:sous-?hommes|vermines?|rats|animaux|parasites|singes|chiens|porcs|cochons|dechets|ordures?|racaille|cafards|cancer|maladie|peste|betes|inferieur\w*|degenere\w*|terroristes|voleurs|violeurs|criminels|malades mentaux|malades|sales|stupides|inutiles|envahisseurs|merde)`,
        '(?:je|on|nous) (?:deteste|hais|haissons)(?: vraiment| tous| toutes)* (?:les |ces |tous les |toutes les )*{g}|a mort les {g}|sales? {g}|dehors les {g}|{g} dehors|les {g} (?:dehors|hors de france|a la mer|au four|en cuisine|rentrez chez vous)|expulse[rz] (?:tous )?les {g}|rentre(?:z)? dans (?:ton|votre) pays|hitler avait raison|la france aux francais,? (?:dehors|les)',
      ],
      'self-harm-urging': [
        "(?:va te|vas te|allez vous) (?:pendre|tuer|suicider|crever|jeter (?:d'un pont|sous un train))|tue[- ]toi|suicide[- ]toi|pends[- ]toi|va (?:mourir|crever)|creve (?:sale|connard|connasse|salope|en enfer)|tu (?:devrais|ferais mieux de|dois|merites de) (?:te (?:tuer|suicider|pendre)|mourir|crever)|personne ne te regrettera",
      ],
      'self-harm': [
        "je (?:veux|voudrais|vais|pense a|pense|songe a|souhaite) (?:me (?:tuer|suicider|pendre|faire du mal|couper les veines|mutiler)|mourir$|mourir[.!]|en finir|mettre fin a (?:mes jours|ma vie)|disparaitre pour toujours|au suicide)|je ne veux plus (?:vivre|etre en vie|etre la)|je veux plus vivre|j'ai envie de (?:me tuer|me suicider|mourir$|mourir[.!]|en finir)|je n'ai plus (?:de raison|envie) de vivre|j'ai plus envie de vivre",
      ],
    },
  },
  {
    language: 'es',
    groups:
      '(?:judios?|judias|musulmanes|moros?|moras|arabes|negros|negras|inmigrantes|migrantes|refugiados|extranjeros|gais|gays|homosexuales|maricones|lesbianas|trans|travestis|transexuales|discapacitados|minusvalidos|mujeres|hombres|gitanos?|gitanas|chinos|sudamericanos|latinos|mexicanos|venezolanos|africanos|bolivianos|americanos|feministas|cristianos|ateos|politicos|policias|profesores|vecinos|ninos|viejos|gordos|pobres|indios)',
    rules: {
      threat: [
        '(?:voy|vamos|quiero|hay que|tenemos que) (?:a )?(?:matar|asesinar|violar|degollar|quemar|fusilar|exterminar) a (?:todos |todas )?(?:los |las |esos )?{g}',
        String.raw`(?:te|os|lo|la|los|las|le) (?:voy|vamos) a (?:matar|asesinar|degollar|apunalar|violar|rajar|disparar|quemar|reventar a golpes|pegar un tiro|romper (?:las piernas|la cara|el cuello))|(?:voy|vamos|quiero|hay que|tenemos que) (?:a )?(?:matar|asesinar|violar|degollar|apunalar|fusilar|exterminar)(?:te|los|las|os)|(?:voy|vamos|quiero|hay que|tenemos que) (?:a )?(?:matar|asesinar|violar|degollar|apunalar|quemar|fusilar|exterminar) a (?:mi (?:jefe|jefa|mujer|marido|esposa|esposo|vecino|vecina|profesor|profesora|ex|padre|madre|hermano|hermana|suegra)|tu \w+|todos|todas|ese|esa|esos)|te (?:mato|rajo|rajare|matare)(?: si|$|[.!,])`,
        '(?:matad|maten|matar|mata|quemad|quemen|quemar|fusilad|fusilar|gasear|ahorcad|ahorcar|exterminar|exterminad|degollar|linchar) (?:a )?(?:todos |todas |los |las |esos |esas )*{g}',
        '(?:todos |todas |los |las |esos )+{g} (?:deben|deberian|tienen que|merecen|tendrian que)(?: todos| todas)? (?:morir|morirse|arder|ser (?:asesinados|fusilados|quemados|exterminados|gaseados|ahorcados|eliminados)|la muerte)|muerte a (?:todos |todas |los |las )+{g}',
        'se donde vives|vas a morir(?! de)|date por muerto|te voy a encontrar y|(?:volar|bombardear|quemar|poner una bomba en|tirotear) (?:la|el|mi|una) (?:escuela|colegio|iglesia|mezquita|sinagoga|aeropuerto|hospital|instituto)',
      ],
      hate: [
        '(?:todos |todas |los |las |esos )+{g} (?:son|no son)(?: todos| todas| solo| unos?| unas?| mas que| como)* (?:escoria|basura|ratas|animales|monos|simios|cerdos|perros|parasitos|cucarachas|infrahumanos|subhumanos|inferiores|una plaga|plaga|un cancer|cancer|delincuentes|criminales|terroristas|ladrones|violadores|degenerados|enfermos|asquerosos|sucios|inutiles|personas|humanos|tontas|inferiores)',
        '(?:odio|odiamos|detesto) a (?:todos |todas |los |las |esos )+{g}|fuera (?:todos )?(?:los |las )?{g}|(?:putos|malditos|sucios|asquerosos|putas|malditas) {g}|(?:expulsar|deportar|echar) a (?:todos |todas |los |las )+{g}|{g} (?:a la camara de gas|al horno|a la hoguera|a fregar|a la cocina)|vuelve a tu (?:puto )?pais|hitler tenia razon',
      ],
      'self-harm-urging': [
        'matate|suicidate|muerete(?! de)|ahorcate|pegate un tiro|cortate las venas|tirate (?:de|por) (?:un|el|la) (?:puente|ventana|tren|azotea)|deberias (?:matarte|morirte|suicidarte|estar muert[oa])|ojala te mueras|nadie te (?:echaria|va a echar) de menos|vete a morir',
      ],
      'self-harm': [
        '(?:me )?(?:quiero|voy a|pienso|deseo|he decidido|pensando en|quisiera) (?:morir(?:me)?$|morir(?:me)?[.!]|matarme|suicidarme|quitarme la vida|acabar con (?:mi vida|todo)|cortarme(?: las venas)?|hacerme dano|morir ya|desaparecer para siempre)|me quiero (?:morir$|morir[.!]|matar|suicidar)|me voy a (?:matar|suicidar)|no quiero (?:seguir viviendo|vivir mas|vivir$|vivir[.!]|seguir vivo|seguir viva)|ya no quiero vivir|no tengo (?:razones|motivos) para vivir',
      ],
    },
  },
  {
    language: 'pt',
    groups:
      '(?:judeus|muculmanos|arabes|negros|negras|pretos|imigrantes|refugiados|estrangeiros|gays|homossexuais|viados|bichas|lesbicas|trans|travestis|transexuais|deficientes|mulheres|homens|ciganos|chineses|africanos|nordestinos|brasileiros|venezuelanos|bolivianos|indios|indigenas|feministas|evangelicos|cristaos|politicos|policiais|professores|vizinhos|criancas|velhos|gordos|pobres)',
    rules: {
      threat: [
        '(?:vou|quero|preciso|vamos|temos que) (?:matar|assassinar|estuprar|degolar|espancar|fuzilar|queimar) (?:todos |todas )?(?:os |as |esses )?{g}',
        String.raw`(?:eu )?(?:vou|quero|preciso|vamos) (?:te |lhe )(?:matar|assassinar|esfaquear|estuprar|violar|degolar|espancar|esganar|fuzilar)|(?:vou|quero|preciso|vamos) (?:matar|assassinar|esfaquear|estuprar|violar|degolar|espancar|esganar|fuzilar|dar um tiro em)(?:-te|-os| (?:voce|voces|(?:o |a |os )?(?:meu|minha|meus) (?:chefe|mulher|esposa|marido|vizinho|vizinha|professor|professora|ex|pai|mae|irmao|irma|sogra|pais|colegas?)|(?:sua|tua|seus) \w+|todos? (?:os|eles|voces)|todas|esse cara|essa mulher|ele|ela|eles))|te mato(?: se|$|[.!,])|vou quebrar (?:sua|tua) (?:cara|perna)|vou acabar com a (?:tua|sua) vida`,
        '(?:matem|matar|mata|queimem|queimar|fuzilem|fuzilar|enforquem|enforcar|exterminem|exterminar|linchar|gasear) (?:todos |todas |os |as |esses |essas )*{g}',
        '(?:todos |todas |os |as |esses )+{g} (?:devem|deviam|deveriam|merecem|tem que|tinham que)(?: todos| todas)? (?:morrer|queimar|ser (?:mortos|fuzilados|queimados|exterminados|enforcados|eliminados))|morte a(?:os|s)? (?:todos os |todas as )?{g}|morte aos {g}',
        'sei onde (?:voce|tu) (?:mora|moras|vives)|voce vai morrer(?! de)|vais morrer(?! de)|(?:explodir|incendiar|botar fogo n[ao]|tocar fogo n[ao]|por uma bomba n[ao]) ?(?:a |o )?(?:escola|igreja|mesquita|sinagoga|aeroporto|hospital|creche)',
      ],
      hate: [
        '(?:todos |todas |os |as |esses )+{g} (?:sao|nao sao)(?: todos| todas| so| uns| umas| tudo| mais que| gente| como)* (?:escoria|lixo|ratos|animais|bichos|macacos|porcos|caes|cachorros|parasitas|baratas|sub-?humanos|inferiores|uma praga|praga|um cancer|cancer|bandidos|criminosos|terroristas|ladroes|estupradores|degenerados|doentes|nojentos|sujos|inuteis|gente|pessoas|humanos|burras|burros)',
        '(?:odeio|odiamos|detesto) (?:todos |todas |os |as |esses )+{g}|fora (?:com )?(?:os |as )?{g}|(?:malditos|malditas|imundos|nojentos) {g}|(?:expulsar|deportar) (?:todos |todas )?(?:os |as )?{g}|{g} (?:pra camara de gas|na fogueira|na cozinha|pro forno)|volta(?:e)? (?:para|pra|pro) (?:o )?(?:teu|seu) pais|hitler (?:tinha razao|estava certo)',
      ],
      'self-harm-urging': [
        'se mata(?: logo|$|[.!,])|mata-te|te mata|suicide-se|suicida-te|se enforca|vai (?:se matar|morrer(?! de)|te matar)|corta os pulsos|(?:voce|tu) (?:deveria|devia|devias|tem que|merece) (?:morrer|se matar|matar-te)|tomara que (?:voce|tu) morra|ninguem vai sentir (?:sua|tua) falta|se joga da ponte',
      ],
      'self-harm': [
        '(?:eu )?(?:quero|vou|queria|penso em|pensando em|gostaria de) (?:morrer$|morrer[.!]|me matar|matar-me|me suicidar|suicidar-me|tirar a (?:minha )?(?:propria )?vida|acabar com a (?:minha )?vida|acabar com tudo|me cortar|me machucar|sumir para sempre)|nao quero mais (?:viver|estar viv[oa])|nao (?:tenho|vejo) (?:mais )?(?:razao|motivos?) (?:para|pra) viver',
      ],
    },
  },
  {
    language: 'it',
    groups:
      '(?:ebrei|musulmani|arabi|neri|negri|immigrati|migranti|profughi|rifugiati|stranieri|gay|omosessuali|froci|lesbiche|trans|transessuali|disabili|handicappati|donne|uomini|zingari|rom|cinesi|africani|rumeni|albanesi|marocchini|meridionali|napoletani|terroni|cristiani|politici|poliziotti|professori|vicini|bambini|vecchi|grassi|poveri)',
    rules: {
      threat: [
        '(?:voglio|devo|vado a|bisogna|dobbiamo) (?:uccidere|ammazzare|stuprare|sgozzare|bruciare|sterminare) (?:tutti |tutte )?(?:gli |i |le |questi )?{g}',
        String.raw`(?:ti|vi|lo|la|li|le) (?:ammazzo|uccido|uccidero|ammazzero|accoltello|sgozzo|sparo|stupro|strangolo|spacco (?:la faccia|le gambe|la testa))|(?:voglio|devo|vado a|sto per|bisogna|vorrei) (?:uccider|ammazzar|accoltellar|sgozzar|stuprar|strangolar|avvelenar)(?:ti|li|vi|lo|la|e (?:(?:il mio|la mia|i miei|mio|mia) (?:capo|moglie|marito|vicino|vicina|professore|professoressa|prof|ex|padre|madre|fratello|sorella|suocera|genitori|colleghi|collega)|(?:tuo|tua|i tuoi) \w+|tutti (?:gli|i|voi)|quel tipo|quella donna|te|lui|lei))`,
        '(?:uccidete|uccidere|ammazzate|ammazzare|bruciate|bruciare|gasate|impiccate|impiccare|sterminate|sterminare|fucilate|fucilare|linciate) (?:tutti |tutte |gli |i |le |quegli |quei )*{g}',
        '(?:tutti |tutte |gli |i |le )+{g} (?:devono|dovrebbero|meritano)(?: tutti| tutte)? (?:di )?(?:morire|crepare|bruciare|essere (?:uccisi|uccise|bruciati|gasati|sterminati|impiccati|fucilati|eliminati)|la morte)|morte (?:agli|ai|alle) {g}|a morte (?:gli|i|le) {g}',
        "so dove (?:abiti|vivi)|stai per morire|morirai(?! dal| di)|sei un uomo morto|(?:far saltare|bruciare|incendiare|mettere una bomba (?:in|a|nella)) (?:la |l'|il )?(?:scuola|chiesa|moschea|sinagoga|aeroporto|ospedale)",
      ],
      hate: [
        '(?:tutti |tutte |gli |i |le |questi )+{g} (?:sono|non sono)(?: tutti| tutte| solo| dei| delle| degli| come| soltanto)* (?:feccia|spazzatura|ratti|topi|animali|bestie|scimmie|porci|maiali|cani|parassiti|scarafaggi|sub-?umani|inferiori|una piaga|un cancro|criminali|delinquenti|terroristi|ladri|stupratori|degenerati|malati|schifosi|sporchi|inutili|persone|umani|stupide)',
        '(?:odio|odiamo|detesto) (?:tutti |tutte )?(?:gli |i |le |questi )+{g}|fuori (?:tutti )?(?:gli |i |le )?{g}|(?:sporchi|maledetti|luridi|schifosi|maledette) {g}|(?:espellere|deportare|cacciare) (?:tutti |tutte )?(?:gli |i |le )+{g}|{g} (?:al rogo|nei forni|ai forni|in cucina|nelle camere a gas)|torna (?:al|nel) tuo paese|hitler aveva ragione',
      ],
      'self-harm-urging': [
        'ammazzati|ucciditi|suicidati|impiccati|muori(?! dal| di| dalla)|vai a (?:morire|crepare|ammazzarti)|va a morire|buttati (?:dal|da un|sotto un) (?:ponte|balcone|treno)|tagliati le vene|dovresti (?:morire|ucciderti|ammazzarti|suicidarti)|spero che tu muoia|nessuno sentirebbe la tua mancanza',
      ],
      'self-harm': [
        '(?:voglio|vorrei|sto per|penso di|penso a|ho deciso di|pensando di) (?:morire$|morire[.!]|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|farmi del male|tagliarmi(?: le vene)?|sparire per sempre)|mi (?:voglio|vorrei) (?:uccidere|ammazzare|suicidare)|non voglio piu vivere|non ho piu (?:voglia|motivo|ragione|ragioni) (?:di|per) vivere|non ce la faccio piu a vivere',
      ],
    },
  },
  {
    language: 'nl',
    groups:
      "(?:joden|moslims|buitenlanders|vluchtelingen|migranten|asielzoekers|marokkanen|turken|zwarten|negers|homo's|homos|lesbiennes|transgenders|transen|gehandicapten|vrouwen|mannen|zigeuners|polen|christenen|chinezen|politici|leraren|agenten|buren|kinderen|mensen)",
    rules: {
      threat: [
        String.raw`ik (?:ga|zal|wil|moet|kom) (?:je|jou|jullie|hem|haar|hen|ze|mijn (?:baas|vrouw|man|buurman|buurvrouw|leraar|ex|vader|moeder|broer|zus|collega)|alle \w+) (?:\w+ )?(?:vermoorden|doden|neersteken|doodschieten|verkrachten|wurgen|afmaken|doodmaken|doodslaan|in elkaar slaan|vergiftigen|neerschieten|kapotmaken)|ik (?:vermoord|dood) (?:je|jou|jullie|hem|haar|ze)|ik (?:steek|schiet|maak|sla) (?:je|jou|jullie|hem|haar|ze) (?:dood|neer|af|kapot)`,
        '(?:dood|vermoord|verbrand|vergas|hang|schiet|steek) (?:alle |de |die |deze )+{g}|dood aan (?:alle |de )*{g}|(?:alle |de |die )*{g} (?:moeten|horen|verdienen)(?: allemaal)? (?:te |het om te )?(?:dood|sterven|branden|vergast worden|doodgeschoten worden|vermoord worden|opgehangen worden|kapot)',
        'ik weet waar je woont|je gaat (?:dood|eraan|sterven)(?! van)|(?:de|een|mijn) (?:school|kerk|moskee|synagoge|azc) (?:opblazen|in brand steken)',
      ],
      hate: [
        String.raw`(?:alle |de |die |deze )*{g} zijn(?: allemaal| gewoon| niets dan| alleen maar| geen)* (?:uitschot|ongedierte|untermenschen|dieren|apen|varkens|honden|parasieten|vuilnis|ratten|kanker|een plaag|minderwaardig\w*|criminelen|terroristen|verkrachters|dieven|dom|ziek|smerig|mensen|nutteloos)|ik haat (?:alle |de |die )*{g}|(?:kanker|kut|klote|vieze|tyfus) ?{g}|{g} (?:eruit|het land uit|moeten het land uit|oprotten|aan het gas|naar de keuken)|minder marokkanen|hamas,? joden aan het gas|alle {g} (?:deporteren|uitzetten|uitroeien)`,
      ],
      'self-harm-urging': [
        String.raw`(?:maak|hang|schiet|steek) (?:jezelf|je zelf|je) (?:van kant|op|dood|kapot)|pleeg zelfmoord|ga (?:toch |gewoon |lekker )*dood|sterf(?: toch| maar|$)|spring (?:toch |maar )*(?:van een brug|voor de trein|van het dak)|je (?:moet|zou) (?:dood|sterven|jezelf (?:\w+ )?(?:ophangen|doden|van kant maken))|niemand zou je missen`,
      ],
      'self-harm': [
        String.raw`ik wil (?:niet meer leven|er niet meer zijn|dood(?! van)(?: zijn)?$|dood[.!]|mezelf (?:\w+ )?(?:doden|ophangen|pijn doen|snijden|van kant maken)|een einde aan mijn leven maken|sterven$|zelfmoord plegen)|ik ga (?:zelfmoord plegen|mezelf (?:doden|ophangen|van kant maken)|er een eind aan maken)|ik heb geen reden (?:meer )?om te leven`,
      ],
    },
  },
  {
    language: 'pl',
    groups:
      '(?:zydzi|zydow|zydom|muzulmanie|muzulmanow|muzulmanom|arabowie|arabow|imigranci|imigrantow|imigrantom|uchodzcy|uchodzcow|ukraincy|ukraincow|ukraincom|rosjanie|niemcow|czarni|czarnych|murzyni|murzynow|geje|gejow|gejom|homoseksualisci|lesbijki|pedaly|pedalow|pedalom|niepelnosprawni|niepelnosprawnych|kobiety|kobiet|mezczyzni|cyganie|cyganow|cyganom|romowie|chinczycy|policjanci|nauczyciele|sasiedzi|dzieci|lewakow|lewaki|ludzie|katolicy|turystow)',
    rules: {
      threat: [
        String.raw`(?:zabije|zamorduje|zajebie|zastrzele|zgwalce|udusze|zadzgam|potne|dorwe) (?:cie|was|go|ja|ich|mojego \w+|moja \w+|swojego \w+|tego \w+)|(?:chce|musze|mam zamiar) (?:cie |go |ja |was |ich )?(?:zabic|zamordowac|zastrzelic|zgwalcic|udusic) (?:cie|go|ja|ich|was|mojego|moja|wszystkich|tego|te)`,
        '(?:zabic|zabijcie|zabijac|spalic|spalcie|powiesic|powiescie|zagazowac|zagazujcie|wymordowac|wystrzelac|wyrznac|rozstrzelac) (?:wszystkich |wszystkie |tych |te )*{g}|(?:wszyscy |wszystkie |ci |te )*{g} (?:powinni|powinny|musza|maja|zasluguja)(?: wszyscy| wszystkie)? (?:umrzec|zginac|zdechnac|sploniac|splonac|wisiec|byc (?:zabici|zabite|zagazowani|powieszeni)|na smierc)|smierc (?:wszystkim )?{g}',
        'wiem,? gdzie mieszkasz|jestes trupem|juz nie zyjesz|(?:wysadze|wysadzic|podpale|podpalic) (?:szkole|kosciol|meczet|synagoge|lotnisko|szpital)',
      ],
      hate: [
        '(?:wszyscy |wszystkie |ci |te )*{g} to(?: tylko| zwykle| sa)* (?:podludzie|robactwo|zwierzeta|malpy|swinie|psy|pasozyty|smieci|szczury|rak|zaraza|plaga|smiecie|scierwo|bydlo|zlodzieje|terrorysci|gwalciciele|przestepcy|brudasy|zboczency|idioci|choroba)|{g} sa (?:gorsi|gorsze|glupi|glupie|podludzmi|nienormalni|chorzy|brudni)|nienawidze (?:wszystkich |tych )*{g}|{g} (?:do gazu|do domu|do garow|won|raus|na madagaskar|precz|do pieca)|(?:jebac|pierdolic|pieprzyc) (?:wszystkich |tych )*{g}|precz z (?:zydami|gejami|imigrantami|ukraincami|uchodzcami|muzulmanami|pedalami|cyganami)|wracaj do swojego kraju|hitler mial racje',
      ],
      'self-harm-urging': [
        'zabij sie|powies sie|zdechnij|zgin(?:$|[.!,]| wreszcie)|skocz z mostu|potnij sie|idz (?:sie zabic|umrzec|sie powiesic)|powinienes (?:sie zabic|umrzec|zdechnac)|powinnas (?:sie zabic|umrzec|zdechnac)|nikt by za toba nie tesknil|umieraj',
      ],
      'self-harm': [
        'chce (?:umrzec$|umrzec[.!]|sie zabic|ze soba skonczyc|popelnic samobojstwo|zniknac na zawsze|sie pociac|sie powiesic)|nie chce (?:juz )?(?:dluzej )?zyc|zabije sie$|zabije sie (?:dzis|jutro|dzisiaj)|popelnie samobojstwo|skoncze ze soba|nie mam (?:juz )?po co zyc|mysle o samobojstwie',
      ],
    },
  },
  {
    language: 'tr',
    groups:
      '(?:yahudiler|yahudileri|muslumanlar|muslumanlari|suriyeliler|suriyelileri|kurtler|kurtleri|ermeniler|ermenileri|araplar|araplari|afganlar|afganlari|gocmenler|gocmenleri|multeciler|multecileri|siyahlar|siyahlari|zenciler|zencileri|escinseller|escinselleri|geyler|geyleri|ibneler|ibneleri|lezbiyenler|translar|translari|engelliler|engellileri|kadinlar|kadinlari|erkekler|erkekleri|cingeneler|cingeneleri|aleviler|alevileri|hristiyanlar|rumlar|yunanlar|ogretmenler|polisler|cocuklar|komsular|insanlar|ateistler)',
    rules: {
      threat: [
        String.raw`(?:seni|sizi|onu|onlari|patronumu|komsumu|karimi|kocami|ogretmenimi|ailemi|kardesimi|hepinizi|hepsini) (?:\w+ )?(?:oldurecegim|oldururum|olduricem|oldurucem|vuracagim|vururum|bicaklayacagim|keserim|kesecegim|geberticem|gebertecegim|gebertirim|bogacagim|yakacagim)|(?:seni|onu|sizi|onlari) oldurmek istiyorum`,
        '(?:butun |tum |bu )*{g} (?:oldurun|oldurelim|yakin|yakalim|asin|asalim|kesin|kesmek lazim|oldurmek lazim|yok edin|gebertin)|(?:butun |tum |bu )*{g} (?:olmeli|olsun|gebersin|oldurulmeli|yok edilmeli|asilmali|yakilmali|yanmali|geberip gitsin)|{g}e olum|{g}a olum',
        '(?:nerede|nerde) (?:oturdugunu|yasadigini) biliyorum|oleceksin(?! gulmekten)|(?:okulu|camiyi|kiliseyi|sinagogu|havaalanini|hastaneyi) (?:bombalayacagim|havaya ucuracagim|yakacagim|basacagim)',
      ],
      hate: [
        '(?:butun |tum |bu )*{g} (?:hepsi |sadece |hep )*(?:hayvan|maymun|domuz|kopek|it|parazit|cop|fare|bocek|hasere|asagilik|pislik|kanser|veba|terorist|hirsiz|tecavuzcu|sapik|hasta|insan degil|asagi irk|pis|aptal|suclu|serefsiz)(?:ler|lar|tir|dir|dur|tur|lerdir|lardir)?|{g}(?:den|dan) nefret ediyor(?:um|uz)|(?:pis|kahrolasi|lanet) {g}|{g} (?:defolsun|disari|ulkemizden gitsin|sinir disi edilsin|defolun|mutfaga)|(?:butun |tum )*{g} (?:sinir disi edilmeli|kovulmali)|ulkene (?:geri )?don|hitler hakliydi',
      ],
      'self-harm-urging': [
        'kendini (?:oldur|as|vur|kes|as artik|yak)|geber(?:$|[.!,]| artik)|intihar et|git (?:ol|geber|kendini oldur)|ol artik|kopruden atla|olmelisin|kimse seni ozlemez|bileklerini kes',
      ],
      'self-harm': [
        '(?:ben )?(?:olmek istiyorum|kendimi (?:oldurmek|asmak|kesmek) istiyorum|kendimi (?:oldurecegim|oldurucem|asacagim)|intihar (?:etmek istiyorum|edecegim|etmeyi dusunuyorum)|(?:artik )?yasamak istemiyorum|hayatima son vermek istiyorum|yasamak icin (?:bir )?nedenim yok)',
      ],
    },
  },
  {
    language: 'ru',
    groups:
      '(?:евреи|евреев|евреям|жиды|мусульмане|мусульман|мусульманам|мигранты|мигрантов|мигрантам|беженцы|беженцев|беженцам|чурки|хачи|кавказцы|кавказцев|таджики|таджиков|узбеки|узбеков|чеченцы|чеченцев|украинцы|украинцев|украинцам|русские|русских|русским|негры|негров|неграм|черные|черных|китайцы|китайцев|американцы|американцев|геи|геев|геям|пидоры|гомосексуалы|лесбиянки|лесбиянок|трансы|трансов|инвалиды|инвалидов|инвалидам|женщины|женщин|женщинам|бабы|баб|мужики|мужиков|цыгане|цыган|цыганам|учителя|учителей|менты|ментов|полицейских|соседей|детей|людей|бомжи|бомжей)',
    rules: {
      threat: [
        String.raw`(?:я )?(?:тебя|вас|его|ее|их|своего \p{L}+|свою \p{L}+|моего \p{L}+|начальника|соседа|учителя|всех вас) (?:\p{L}+ )?(?:убью|зарежу|застрелю|прирежу|придушу|задушу|изнасилую|прибью|замочу|прикончу|закопаю|порежу)|(?:я )?(?:убью|зарежу|застрелю|прирежу|придушу|задушу|изнасилую|замочу|прикончу|закопаю) (?:тебя|вас|его|ее|их|своего|свою|моего|мою|начальника|соседа|учителя|всех вас|всю твою)|(?:хочу|надо|пора|собираюсь) (?:убить|зарезать|застрелить|изнасиловать|прикончить) (?:тебя|вас|его|ее|их|своего|свою|моего|мою|начальника|соседа|учителя|всех)`,
        '(?:убивать|убей|убейте|убить|бей|бейте|жги|жгите|сжечь|вешать|вешайте|резать|режь|режьте|расстрелять|расстреливать|мочи|мочить|газовать|истребить) (?:всех |этих |поганых )*{g}|(?:все |всех |эти )*{g} (?:должны|обязаны|заслуживают)(?: все)? (?:умереть|сдохнуть|гореть|висеть|быть (?:убиты|сожжены|уничтожены|расстреляны)|смерти)|смерть (?:всем )?{g}',
        'я знаю,? где ты живешь|ты (?:труп|покойник|сдохнешь|умрешь)(?! от| со)|(?:взорву|взорвать|поджечь|подожгу|расстреляю) (?:школу|церковь|мечеть|синагогу|аэропорт|больницу|детский сад|класс)',
      ],
      hate: [
        '(?:все |эти )*{g} (?:это |все |просто |всего лишь |не )*(?:недолюди|не люди|нелюди|животные|звери|обезьяны|свиньи|собаки|паразиты|мусор|крысы|тараканы|рак|чума|зараза|скот|быдло|отбросы|воры|террористы|насильники|преступники|дегенераты|больные|тупые|люди второго сорта|второго сорта|грязь|черви|твари|извращенцы)|(?:я )?ненавижу (?:всех |этих )*{g}|{g} (?:вон|убирайтесь|в печь|в газовую камеру|на кухню|чемодан вокзал)|понаехали {g}|(?:депортировать|выгнать|вышвырнуть) (?:всех |этих )*{g}|бей жидов|россия для русских|вали в свою страну|убирайся в свою страну|гитлер был прав',
      ],
      'self-harm-urging': [
        'убей(?:ся| себя)|убейся|сдохни|повесься|умри(?:$|[.!,]| уже| наконец)|выпились|выпей яду|прыгни с (?:крыши|моста)|вскройся|вскрой вены|иди (?:умри|сдохни|повесься|убейся)|(?:лучше бы|чтоб) ты (?:сдох|сдохла|умер|умерла)|тебе (?:надо|стоит|пора) (?:сдохнуть|умереть|повеситься|убиться)|никто не будет (?:по тебе )?скучать',
      ],
      'self-harm': [
        '(?:я )?(?:хочу|хочется|собираюсь|решил|решила|думаю) (?:умереть$|умереть[.!]|сдохнуть$|убить себя|покончить (?:с собой|с жизнью)|повеситься|порезать себя|исчезнуть навсегда|вскрыть вены|о самоубийстве|о суициде)|(?:я )?(?:больше )?не хочу (?:больше )?(?:жить|быть живым|быть живой)(?! в | с | без| тут| здесь| на )|покончу с собой|убью себя|мне незачем жить|нет (?:смысла|причин) жить|режу себя|режу вены',
      ],
    },
  },
  {
    language: 'ar',
    isGlued: true,
    groups:
      '(?:ال)?(?:يهود|مسلمين|مسلمون|مسيحيين|مسيحيون|نصارى|مهاجرين|مهاجرون|لاجئين|لاجئون|اجانب|سود|زنوج|عبيد|اكراد|شيعه|سنه|مثليين|مثليون|شواذ|معاقين|معاقون|نساء|رجال|غجر|هنود|افارقه|سوريين|سوريون|مصريين|كفار)',
    rules: {
      threat: [
        'ساقتلك|سأقتلك|ساقتلكم|سأقتلكم|راح اقتلك|هقتلك|بقتلك|ساقتله|سأقتله|ساقتلها|هقتله|هقتلها|ساذبحك|سأذبحك|هدبحك|ساغتصبك|ساحرقك|اريد ان اقتل (?:زوجتي|زوجي|مديري|جاري|اخي|معلمي)|اريد قتل (?:زوجتي|زوجي|مديري|جاري|اخي|معلمي|كل)|اعرف اين تسكن|اعرف وين ساكن|اعرف بيتك',
        '(?:اقتلوا|اقتل|اذبحوا|احرقوا|ابيدوا|اشنقوا|اقتلو) (?:كل |جميع )?{g}|(?:كل |جميع )?{g} (?:يجب ان|لازم|يستحقون) (?:يموتوا|يموتون|ان يموتوا|الموت|يقتلوا|يحرقوا|يبادوا)|يجب (?:قتل|اباده|حرق|ذبح) (?:كل |جميع )?{g}|الموت (?:لل|ل)(?:كل )?(?:يهود|مسلمين|مسيحيين|مهاجرين|لاجئين|مثليين|شواذ|اكراد|شيعه|سنه|كفار|نصارى)|(?:تفجير|افجر|سافجر|سأفجر|احرق|ساحرق) (?:المدرسه|الكنيسه|المسجد|المعبد|المطار|المستشفى)',
      ],
      hate: [
        '(?:كل |جميع )?{g} (?:كلهم |كلها |مجرد |هم )*(?:حيوانات|قرود|خنازير|كلاب|حثاله|حشرات|جرذان|طفيليات|قمامه|زباله|سرطان|انجاس|قذرون|قذره|ارهابيون|ارهابيين|لصوص|مجرمون|اقل شانا|ناقصات|ليسوا بشر|ليسوا بشرا|مرضى|اغبياء)|(?:اكره|نكره|بكره) (?:كل |جميع )?{g}|(?:اطردوا|اخرجوا) (?:كل |جميع )?{g}|ارجع الى بلدك|هتلر كان على حق',
      ],
      'self-harm-urging': [
        'اقتل نفسك|اقتلي نفسك|انتحر(?:ي)?(?:$| )|روح موت|روح انتحر|موت احسن لك|اشنق نفسك|يجب ان تموت|لازم تموت|ليتك تموت|اقفز من الجسر|لن يفتقدك احد',
      ],
      'self-harm': [
        'اريد ان اموت$|اريد ان اموت[.!]|اريد الموت$|عايز اموت$|ابغى اموت$|بدي اموت$|اريد ان انتحر|سانتحر|سأنتحر|هنتحر|اريد قتل نفسي|ساقتل نفسي|سأقتل نفسي|لا اريد ان اعيش|لا اريد العيش|مش عايز اعيش|ما بدي عيش|افكر في الانتحار|اريد انهاء حياتي',
      ],
    },
  },
  {
    language: 'hi',
    isGlued: true,
    groups:
      '(?:मुसलमान(?:ों)?|मुस्लिम(?:ों)?|मुल्लों|हिंदुओं|हिन्दुओं|हिंदू|हिन्दू|ईसाइयों|ईसाई|सिख(?:ों)?|दलित(?:ों)?|यहूदियों|यहूदी|विदेशियों|विदेशी|शरणार्थियों|शरणार्थी|बांग्लादेशियों|पाकिस्तानियों|पाकिस्तानी|काले लोग(?:ों)?|समलैंगिक(?:ों)?|समलैंगिक|हिजड़ों|विकलांग(?:ों)?|औरतों|औरतें|महिलाओं|महिलाएं|मर्दों|बिहारियों|बिहारी|चीनियों|आदिवासियों)',
    rules: {
      threat: [
        '(?:मैं )?(?:तुझे|तुम्हें|तुमको|तुझको|आपको|उसे|उसको|उन्हें|अपने बॉस को|अपनी बीवी को|अपने पड़ोसी को) (?:जान से )?(?:मार (?:डालूंगा|डालूँगा|दूंगा|दूँगा|डालूंगी|दूंगी)|काट (?:डालूंगा|दूंगा)|गोली मार (?:दूंगा|दूँगा)|खत्म कर दूंगा|जिंदा जला दूंगा)|तेरी जान ले लूंगा|तेरा रेप|तेरा बलात्कार|मुझे पता है तू कहां रहता|मुझे पता है तुम कहां रहते|तू मरेगा$|main tujhe (?:maar|mar) (?:dalunga|dunga|daalunga)|tujhe (?:maar|mar|jaan se maar) (?:dalunga|dunga|daalunga)|teri jaan le lunga',
        '(?:सारे |सभी |सब |इन )*{g} को (?:मार (?:दो|डालो|देना चाहिए)|मारो|काटो|काट डालो|जला दो|जलाओ|गोली मारो|फांसी दो|खत्म कर(?:ो| दो))|(?:सारे |सभी |सब )*{g} (?:को )?(?:मर जाना चाहिए|मरना चाहिए|मरने चाहिए)|स्कूल (?:को )?(?:बम से उड़ा|उड़ा दूंगा)|मस्जिद (?:को )?(?:जला|तोड़|उड़ा) (?:दो|दूंगा)',
      ],
      hate: [
        '(?:सारे |सभी |सब |ये )*{g} (?:सब |सिर्फ |तो )*(?:जानवर|कीड़े|कुत्ते|सूअर|सुअर|बंदर|गंदे|गंदगी|कचरा|आतंकवादी|चोर|बलात्कारी|नीच|कैंसर|घटिया|इंसान नहीं|बेवकूफ) (?:हैं|होते हैं|होती हैं|है)|(?:मुझे )?(?:सारे |सभी |सब )*{g} से (?:नफरत|नफ़रत) (?:है|करता हूं|करती हूं|करते हैं)|{g} को (?:देश से )?(?:निकालो|भगाओ|बाहर करो)|{g} (?:भारत छोड़ो|पाकिस्तान जाओ)|अपने देश (?:वापस )?जाओ|हिटलर सही था',
      ],
      'self-harm-urging': [
        'खुद को मार (?:ले|लो|डाल|डालो)|आत्महत्या कर (?:ले|लो)|फांसी लगा (?:ले|लो)|जा(?:कर|के)? मर(?: जा)?|मर जा(?:$| |ओ)(?!ऊ)|डूब मर|कूद के मर|तुझे मर जाना चाहिए|तुम्हें मर जाना चाहिए|ja ?(?:ke|kar)? mar ja|mar ja sale|khud ko maar (?:le|lo)',
      ],
      'self-harm': [
        'मैं मरना (?:चाहता|चाहती) (?:हूं|हूँ)|मुझे मरना है|मैं (?:खुद को मार|आत्महत्या कर|फांसी लगा)|आत्महत्या करना (?:चाहता|चाहती)|(?:मैं |मुझे )?(?:अब )?(?:और )?जीना नहीं (?:चाहता|चाहती|है)|जीने की (?:कोई )?वजह नहीं|main marna chahta|mujhe marna hai|mujhe nahi jeena',
      ],
    },
  },
  {
    language: 'ja',
    isGlued: true,
    groups:
      '(?:ユダヤ人|イスラム教徒|ムスリム|移民|難民|外国人|外人|中国人|韓国人|朝鮮人|在日|黒人|白人|日本人|同性愛者|ゲイ|ホモ|レズ|トランスジェンダー|障害者|障がい者|ガイジ|女性?|男性?|老人|年寄り|ホームレス|オタク|政治家|警察官?|教師|子供|子ども|クルド人|部落民)',
    rules: {
      threat: [
        '(?:お前|おまえ|てめえ|テメェ|あいつ|貴様|きさま|君|彼|彼女|上司|妻|夫|先生|隣人|クラスメイト|全員)(?:ら|たち)?(?:を|は|も)?(?:絶対|必ず|今から|明日)?(?:に)?(?:ぶっ)?(?:殺す|ころす|殺してやる|ころしてやる|刺す|刺してやる|刺し殺す|撃ち殺す|殺したい|レイプする|犯してやる)|ぶっ殺す|ぶっころす|ぶち殺す|殺してやる|住所は知ってる|家を知ってるぞ|夜道に気をつけろ',
        '(?:すべての|全ての|全部の|すべて)?{g}(?:ども|たち|ら)?(?:を|は)(?:全員|皆|みんな|全て)?(?:殺せ|殺そう|殺すべき|皆殺し|死ね|死ぬべき|死んでほしい|消えろ|抹殺|処刑しろ|ガス室|焼け|射殺|駆除)|{g}(?:ども)?(?:死ね|氏ね|皆殺し)|(?:学校|教会|モスク|空港|病院|会社|保育園)(?:を|に)(?:爆破|放火|爆弾|火をつけ)',
      ],
      hate: [
        '{g}(?:ども|たち|ら)?(?:は|って)(?:みんな|全員|ただの|所詮|皆)?(?:ゴミ|クズ|ゴキブリ|害虫|寄生虫|動物|猿|サル|豚|犬|ネズミ|劣等|下等|人間じゃない|人間ではない|病気|犯罪者|泥棒|テロリスト|汚い|バカだ|馬鹿だ|社会の癌|ガン|価値がない|いらない|不要だ)|{g}(?:ども|たち)?(?:は|を)(?:出て行け|出ていけ|帰れ|追い出せ|日本から|国に帰れ|追放|台所|叩き出せ)|{g}(?:が|は)(?:大)?嫌い|国に帰れ|ヒトラーは正し',
      ],
      'self-harm-urging': [
        '自殺しろ|自殺して(?:ください|くれ|ほしい)|死ね(?![ばるな])|氏ね|タヒね|首(?:を)?吊れ|首吊って|飛び降りろ|手首(?:を)?切れ|死んでくれ|死んだ方がいい(?:よ|ぞ)|お前は死ぬべき|消えてなくなれ',
      ],
      'self-harm': [
        '(?:もう|本当に|ずっと|一人で)死にたい(?!くらい|ほど)|^死にたい[。!]?$|自殺したい|自殺する(?:つもり|しかない)|消えてしまいたい|生きていたくない|生きたくない|生きる意味がない|もう生きられない|リストカット(?:した|して|が)|死のうと思(?:う|って)',
      ],
    },
  },
  {
    language: 'zh',
    isGlued: true,
    groups:
      '(?:犹太人|猶太人|穆斯林|回族|维吾尔人|移民|难民|難民|外国人|外國人|老外|黑人|白人|日本人|韩国人|韓國人|美国人|印度人|同性恋者?|同性戀者?|基佬|拉拉|变性人|残疾人|殘疾人|残废|女人|女性|男人|男性|老人|农民工|外地人|河南人|东北人|香港人|台湾人|政客|警察|老师|老師|孩子|小孩|基督徒)',
    rules: {
      threat: [
        '我(?:要|会|會|想|一定|一定要|明天|今晚|今天)*(?:杀了?|殺了?|砍死|捅死|弄死|打死|干掉|强奸|強姦|掐死|毒死|烧死|燒死|枪杀)(?:了)?(?:你|他|她|你们|你們|他们|我老板|我老婆|我老公|我同事|我邻居|我老师|全家|你全家)|(?:杀|殺|弄死|砍死|灭)(?:了)?你全家|我知道你(?:住|家)(?:在)?(?:哪|那)|你死定了,?我|你等着(?:被杀|去死)',
        '(?:杀光|殺光|杀死|殺死|杀掉|灭绝|消灭|枪毙|槍斃|烧死|燒死|屠杀|毒死|吊死|弄死)(?:所有|全部|这些|那些|一切)?(?:的)?{g}|(?:所有|全部|这些|那些)?(?:的)?{g}(?:都|全|全都|统统|就)?(?:应该|該|该|應該|得|必须)(?:都|全)?(?:去死|死|死光|被杀|被枪毙|被消灭|灭绝|下地狱|被烧死)|{g}(?:去死|都去死|不得好死)|(?:炸|烧|爆破|血洗)(?:掉|了|毁)?(?:学校|學校|教堂|清真寺|机场|機場|医院|幼儿园)',
      ],
      hate: [
        '(?:所有|全部|这些|那些)?(?:的)?{g}(?:都|全|全都|就|不过|根本)?(?:是|不是)(?:一群|些|社会的)?(?:垃圾|畜生|畜牲|动物|禽兽|猪|狗|猴子|老鼠|蟑螂|寄生虫|害虫|劣等|低等|下等人|人渣|渣滓|癌症|毒瘤|病毒|恐怖分子|小偷|强奸犯|罪犯|变态|人$|人类|废物|蠢货|劣等民族)|(?:我|我们)(?:讨厌|痛恨|恨|憎恨|仇恨)(?:死)?(?:所有|全部|这些)?(?:的)?{g}|{g}(?:滚出去|滚回|滾回|滚出|都滚|滚蛋|不配|回厨房)|滚回你(?:的)?国家|希特勒是对的',
      ],
      'self-harm-urging': [
        '(?:你)?(?:怎么不|为什么不|怎麼不|快|赶紧|赶快|应该)?去(?:自杀|自殺|死吧|跳楼|跳樓|上吊)|你(?:去死|该死|應該死|应该死)|自杀吧|自殺吧|你怎么还不死|你怎麼還不死|割腕吧|跳楼吧|死了算了吧你|没人会想你',
      ],
      'self-harm': [
        '我(?:真的|好|只|就|很)*(?:想死(?!你|我)|想自杀|想自殺|要自杀|不想活了?|不想再活|活不下去|要跳楼|想跳楼|想割腕|想结束(?:自己的)?生命|想消失)(?!你)|(?:没有|沒有)活下去的(?:理由|意义)|生无可恋,?想死',
      ],
    },
  },
  {
    language: 'ko',
    isGlued: true,
    groups:
      '(?:유대인|무슬림|이슬람교도|이민자|난민|외국인|조선족|중국인|일본인|흑인|백인|동남아인|미국인|동성애자|게이|레즈비언|트랜스젠더|성소수자|장애인|병신|여자|여성|남자|남성|노인|노숙자|한남|김치녀|페미|기독교인|정치인|경찰|선생|교사|아이|탈북자|전라도)',
    rules: {
      threat: [
        '(?:너|널|너를|니|네놈|그놈|그년|걔|당신|사장|상사|아내|남편|선생|이웃|너희|니들|모두|다)(?:을|를|님을|님)? ?(?:꼭 |반드시 |내일 |진짜 |다 )?(?:죽여버리|죽여 버리|죽일 ?거|죽이겠|죽이고 싶|죽인다|찔러|칼로 찌르|쏴 ?죽|강간|패 ?죽|목을 ?조르|없애버리)\\S*|죽여버릴(?:거야|게|거다)|니 집 어딘지 안다|너 어디 사는지 (?:알아|안다)|밤길 조심해',
        '(?:모든 |전부 |다 )?{g}(?:들)?(?:은|는|을|를|이|가)? ?(?:다 |모두 |전부 )?(?:죽여|죽여라|죽여야|죽어야|죽어라|뒤져야|뒤져라|죽었으면|처형|학살|없애야|불태워|몰살|박멸)\\S*|(?:학교|교회|모스크|공항|병원|회사|유치원)(?:를|에|을)? ?(?:폭파|불지르|불을 지르|폭탄|테러)\\S*',
      ],
      hate: [
        '(?:모든 |전부 )?{g}(?:들)?(?:은|는|이란) ?(?:다 |모두 |전부 |그냥 )?(?:쓰레기|벌레|짐승|동물|원숭이|돼지|개|쥐|바퀴벌레|기생충|열등|인간 ?이하|인간이 아니|사람이 아니|암 ?덩어리|병균|범죄자|테러리스트|도둑|강간범|변태|정신병|더러운|미개|멍청|쓸모없)\\S*|{g}(?:들)?(?:이|을|를)? ?(?:너무 |진짜 |정말 )?(?:혐오|증오|극혐)\\S*|{g}(?:들)?(?:은|는|을|를)? ?(?:꺼져|나가라|추방|돌아가|부엌|한국에서 나가)\\S*|너희 나라로 (?:꺼져|돌아가)|히틀러가 옳',
      ],
      'self-harm-urging': [
        '자살해(?:라|버려|$| )|자살하(?:세요|지 그래|라)|(?:나가|가서|그냥|제발|걍) ?(?:죽어|뒤져|뒈져)(?:라|버려|$| |줘)|죽어라$|뒤져라|뒈져라|목 ?매달아|목매라|뛰어내려라|손목 ?그어라|넌 죽어야|너는 죽어야|너 같은 건 죽어',
      ],
      'self-harm': [
        '(?:정말|진짜|그냥|이제|너무)? ?죽고 ?싶(?:다|어|어요|습니다)(?!.*(?:웃|배고|졸))|자살하고 ?싶|자살할 ?(?:거|것|래)|살고 ?싶지 ?않|살기 ?싫|더 ?이상 ?(?:못 ?살|살 수 ?없)|살아야 ?할 ?이유가 ?없|목숨을 ?끊|자해(?:했|하고|를)',
      ],
    },
  },
]
