/** Given names, in small letters without accents, that are hardly ever a word or a place; from everywhere. */
export const givenNames: ReadonlySet<string> = new Set(
  `
    aaron abdul abdullah abigail adebayo adele adrian agatha agnieszka ahmad ahmed aiko aino aisha akiko
    akira alan albert alejandra alejandro aleksander aleksandr alessandro alessia alexander alexandra alexei
    alfonso alfred alice alicia alina amanda amara amelia amina aminata amir amit anastasia andre andrea
    andreas andreea andrei andres andrew andriy andrzej angela angelika anil anita anja anjali anke anna
    anne anneliese annika anouk antoine anton antonio anya arjun arthur artyom ashley astrid ayesha ayse
    aysel ayumi barbara bartek beata beatrice beatrix beatriz becky benedikt benjamin bernard bernardo bernd
    bianca bilal birgit bjorn bogdan bogumil boris bozena brad bram brandon brenda brian brigitte bruno
    burak camila camille carl carla carlos carmen carolina caroline catarina catherine cecilia cedric celine
    chiara chidi chloe christina christine christoph christopher clarence claudia claudio clemens clifford
    colin connor cornelius cosmin cristina cynthia cyril daniel daniela danielle dariusz dave david debbie
    deborah deepak deepika denise dennis derek detlef diana didier diego dieter dilip dimitri dirk dmitri
    dmitry dominic dominik donald dorota dorothea doug douglas duncan dylan edgar edith edmund edna eduardo
    edward eirik ekaterina elaine elena eleonora elias elif elisabeth elizabeth ellen elsa emeka emilia
    emilio emily emma emmanuel emre enrique eric erik erika ernest ernesto esteban estelle esther eszter
    ethan ethel eugene eva evelyn ewa fabian fabio farhad farid fatima fatma fatou federico felicity felipe
    femke fernanda fernando filip fiona francesca francesco francisco francois frederic freya friedrich
    gabriel gabriela gabriele galina gareth gary gavin geoff geoffrey georg george gerald gerard gerhard
    gertrude gilbert giorgio giovanni gisela giulia giuseppe gladys gonzalo gordon greg gregory greta
    grzegorz gudrun guido guillaume gustavo gwen hakan halina hamid hannah hannelore hans harold harriet
    hartmut haruka haruto harvey hassan heather hector heidi heike heinrich heinz helena helga helmut henrik
    henry herbert hilda hiroshi holger horace horst howard hugh hugo humphrey hussein ibrahim ignacio igor
    ilse imran ines ingeborg ingo ingrid ioana irene irina irma isaac isabel isabella isabelle istvan ivan
    ivana jacek jacob jacqueline jadwiga jakob jakub jamal james jamie janet janine janusz jasper javier
    jeff jeffrey jennifer jenny jeremy jeroen jerome jerry jerzy jessica jill jimmy jiri jisoo joanna joao
    joaquin jochen jodie johanna johannes johnny jonas jonathan joost jorge jose joseph josh joshua juan
    juanita judith judy juha jule julia julian juliana juliette julio jurgen justyna kamil kamila karen
    karin karolina katarzyna kate katharina katherine kathleen kathy katie katja katrin kavita kayla kazuki
    keisha keith kemal kenji kenneth kerstin kevin khaled khalid kimberly kirsty klaus kofi konrad krishna
    kristin kristina krzysztof kwame kyle ladislav lakshmi larry lars laszlo latisha laura lauren lawrence
    layla leila lena lenny leon leonardo leonie leslie leticia liam linda lionel lisa liz lorenzo lorraine
    lotte louis louise lucas lucia luciana lucy ludmila ludmilla ludwig luigi luis luisa lukas lukasz luke
    lydia maarten mabel magdalena maggie malcolm malgorzata mamadou manfred manuela marcel marcela marcelo
    marcin marco marcos marcus margaret margarita marge maria mariana marianne marieke marion mariusz markus
    marlene marta martha martin martina mary mateusz matteo matthew matthias matthieu matti maureen maurice
    mauricio maximilian maxine megan mehmet melanie melissa mia michael michal michelle miguel mihai mikhail
    mikko mila mildred millie minh minho mireille miriam mohamed mohammad mohammed monika monique moritz
    morris moussa muhammad murat muriel mustafa nadia nadine naledi nancy naoko naomi natalia natalie
    natasha nathalie nathan neha nele ngozi nguyen nicholas nicola nicole nigel nikita nikolai nikolaus
    nikos nils nina nneka noah noel noor nora norbert norma nuria oksana olaf olena olga oliver olivia
    olivier olu omar oskar oswald otto ousmane ozlem pablo pamela paolo patricia patrick patrizia paul paula
    paulina paulo pavel pawel pedro pekka percy peter petr petra phil philip philipp philippe phoebe phyllis
    pierre pieter pilar piotr pooja priya rachel radu rafael rahul rainer raj rajesh ralf ralph ramesh ramon
    rania raquel raul ravi rebecca reginald renate reza rhonda ricardo richard robert roberta roberto rocio
    rodrigo roger rohit ronald rosemarie roxanne ruben rudolf ruediger rupert russell ruth ryan sabine
    sabrina sakura salvatore samantha samir samuel sandeep sandra sanjay sanne sara sarah satoshi sebastian
    sergei sergey sergio serkan seth shane shaniqua sharon sheila sherlock shirin shirley sidney siegfried
    sigrid sigurd silke silvia simon simone sipho sofie solveig sonia sooyeon sophia sophie stanislav
    stanislaw stanley stefan stefania stefanie steffi stephanie stephen steve steven stewart stuart sunita
    suresh susan susanne susie suzanne sven svetlana sylvia sylvie szymon tabitha takeshi tamara tanja tanya
    tariq tatiana ted terence teresa thabo thandi theo theodor theresa thomas thorsten thorvald thuy tiago
    tim timothy tina tobias tom tomas tomasz tomoko tony torsten tracy travis trevor tristan tyrone ulrich
    ulrike ursula uwe vaclav valentina valeria valerie vanessa vera vernon veronica veronika victor vijay
    vikram viktor vincent vivian vladimir volker wallace walter waltraud wanda wayne wendy werner wilbur
    wilfred wilhelm willem william winfried wojciech wolfgang xavier yasmin yolanda yosef youssef yuki yuri
    yusuf yvette yvonne zach zack zahra zainab zbigniew zdenek zeynep zoe zofia zuzanna
  `
    .trim()
    .split(/\s+/),
)

/** Names that are words or things as well: they count with a capital inside an English sentence only. */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  `
    adam alba bill bob carol chad chuck cole constance daisy dick don drew duc frank gene gloria grace hank
    holly jack jan jean jim jing joe john kelly ken lee linus mark matt max mei mike miranda nick oscar pat
    pete rita rob robin roland rose ruby sally sasha scarlett sonny sue wei
  `
    .trim()
    .split(/\s+/),
)
