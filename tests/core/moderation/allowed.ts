/**
 * Everyday sentences full of violent idioms, odd words and people, in many languages, one a line: none may be refused.
 */
export const allowed: readonly string[] = `
this bug makes me want to die
my boss will kill me
I could murder a burger
killing it at work today
dying of laughter in the meeting
shoot me an e-mail
I bombed the interview
bomb the interview
cockpit
Scunthorpe
kill the process
dead inside
executing child processes
master/slave replication
when the parent process kills its child
orphaned children in the process table
kill all the zombie processes
kill -9 is my love language
the daemon killed all its workers
I want to die of embarrassment
the deadline is killing me
kill all the bugs
kill all processes
killing two birds with one stone
shoot me an email when you are done
I bombed the exam
Scunthorpe United fans on monday
fuck mondays
chink in the armour
je suis en retard
mein Abo läuft aus
un gato negro
maine coon at 3am
a 12 year old whisky
pizza in 30 minutes or free, 2026-11-21
order 66, room 101, 24/7
my 5 year old laptop and its naked cables
murder mystery night with the in-laws
these shoes are killing my feet
my knees are killing me
if looks could kill
curiosity killed the cat
the suspense is killing me
I would kill for a coffee
I'd kill for a nap right now
this cake is to die for
I nearly died laughing
we died of boredom in the all-hands
my phone died again
the wifi died during my presentation
my laptop is dying
the battery is dead
dead tired on a monday
dead serious about snacks
beating a dead horse in the retro
a dead end job
you're dead to me, printer
over my dead body will I do the dishes
wouldn't be caught dead in crocs
the plants I swore not to kill
I killed another succulent
killed the vibe with one spreadsheet
killer heels, killer headache
a killer app nobody installed
serial killer documentaries before bed
true crime podcast while folding laundry
getting away with murder, also known as skipping leg day
the cat got away with murder again
screaming bloody murder at the vacuum cleaner
a murder of crows in my garden
murder on the dance floor
my mom is going to murder me when she sees the carpet
she will kill me if I forget the milk
he is going to kill me when he sees the bill
my wife is gonna kill me
mom will kill me
my back is killing me after one squat
this heat is killing me
the commute is slowly killing me
Monday is murder
traffic was murder
shooting hoops instead of working
shoot for the moon and miss
shoot, I forgot the keys
I shot myself in the foot with that regex
don't shoot the messenger
trigger warning: spreadsheets
pulling the trigger on a new phone
bulletproof excuse for being late
biting the bullet and calling the dentist
dodged a bullet with that job offer
the printer jams, I want to throw it out of the window
I want to scream into a pillow
my toddler declared war on naps
war with the neighbour's leaf blower
battle of the thermostat
the group chat exploded
my inbox exploded overnight
blow up my phone one more time
this post is blowing up
bath bombs are just soap with ambition
how to make a bath bomb
photobombed by my own dog
that party was the bomb
the tweet bombed
Jägerbombs were a mistake
glitter bombs in the office mail
the frontend is on fire
burn the calories, keep the cake
burning the midnight oil
burnt the toast again
I burned the cookies for the bake sale
burn down chart going up
roasted in the comments
roasting my friends
grilled by the auditors
getting hammered with tickets
nailed it
I got stabbed in the back by autocorrect
backstabbed by my calendar
stab at a first draft
crushing it, or being crushed by it
hanging out with friends
hang in there
hanging by a thread
the computer hangs again
hang up the phone, it's not the bank
suicide squad movie night
drowning in emails
drowning in laundry
strangled by my own headphones cable
choked at penalties again
choking on my water in a quiet meeting
slayed that outfit
slaying dragons after work
raid boss at 2am
we wiped on the final boss
headshot for linkedin
camping the spawn point
I will destroy you at chess
I will kill you in mario kart
I'm going to murder you at scrabble
destroying my sister at uno
beat my brother in tennis
you're going to die laughing
die hard is a christmas movie
I will die on this hill
you die a hero or you live long enough to merge to main
we're all going to die if prod stays red
tabs vs spaces is a holy war
the last of us, meaning the snacks
live, laugh, love, die inside
smile on the outside, screaming inside
hangry people should be feared
people who recline their seats
who else hates mondays
I hate people before coffee
I hate everyone before 9am
hate reading terms and conditions
I hate my alarm clock
my kids are little monsters before breakfast
kids these days don't know floppy disks
my kids hate broccoli
explaining to my kids where babies come from
sex ed class was awkward
same-sex penguin couple adopts an egg
gender reveal gone wrong
my child refuses to put on socks
a 16 year old cheese
12 year old me vs 30 year old me
teenagers and their phones
toddlers negotiate like lawyers
baby shark on repeat for four hours
babies on planes
childproof caps beat adults too
naked and afraid of bills
naked mole rats have better skin than me
the emperor's new clothes but it's our roadmap
sexy spreadsheet energy
hot girl summer, cold feet
my grandma shoots better selfies
poison ivy 1, me 0
food poisoning from the office sushi
picking my poison: coffee or tea
toxic positivity at work
toxic coworker energy
gas prices make me cry
gassed up my friend before her date
gaslighting my plants into thriving
lynchpin of the project
hit the gym, the gym hit back
a hit and run with the office donuts
the diet lasted until the cake struck
smash the like button
smashing pumpkins in november
crash test dummy for my own code
crack of dawn
cracking the coding interview
addicted to cracking my knuckles
pot luck dinner
high on caffeine
coke or pepsi
speed dating
weed control for beginners
weeding the garden like a warlord
acid reflux after pizza
crystal clear instructions nobody read
recipe for disaster
recipe for banana bread
how to cook rice without crying
how to make friends after 30
how to build a rocket in kerbal
how to make slime with kids
instructions unclear, built a shelf
where can I buy happiness
where to buy cheap flights
selling my old bike
my dealer is the coffee shop downstairs
needle in a haystack
shots shots shots, flu shots
shooting stars and bad wishes
I shoot weddings for a living
shooting my sister's wedding in the rain
gunning for that promotion
the smoking gun was a semicolon
jumping the gun on christmas music
sticking to my guns about pineapple
the nuclear option: deleting node_modules
nuke the node_modules folder
dropping the production database
dropping a bombshell in standup
the elephant in the room
beat around the bush
break a leg at your audition
I broke my leg skiing, still have to work
costs an arm and a leg
kick the bucket list
kick off meeting
my manager kicked the can down the road
punching above my weight
punch the clock
head of sales lost his head
heads will roll at the budget meeting
cut-throat monopoly night
bleeding edge means we bleed
blood, sweat and spreadsheets
bloody mary brunch
bloody printer
my heart stopped when I saw the bill
gave me a heart attack
heart attack on a plate
this meeting is torture
torture yourself with leg day
I tortured the data until it confessed
hostage situation: my cat on my lap
kidnapped by a youtube rabbit hole
hijacked by toddlers
robbed at the airport by a sandwich
daylight robbery at the cinema
stealing my roommate's fries
the crime of microwaving fish
prison food or airplane food
sentenced to a three hour meeting
executed the plan, then the plan executed me
execution is everything
the executioner of sprint goals
victim of my own success
casualty of the reorg
survived another reorg
survivor of the great toilet paper shortage
apocalypse but make it monday
zombie mode until coffee
vampire hours
witch hunt for whoever ate my yogurt
whoever invented mondays should apologise
whoever schedules 8am meetings should be in jail
whoever ate my lunch will pay
people who clap when the plane lands
karma is coming for my neighbour's leaf blower
I know where you hide the snacks
I know where you live: next to the bakery, lucky you
watch your step
watch your back, the seagull is behind you
you will regret that burrito
never again, I said, and then again
ghosted by the plumber
ghost peppers and regret
the burn rate burned us
slaves to the algorithm
whitelist and blacklist renamed
black friday survivor
black coffee, dark humour
white noise machine with anxiety
yellow fever vaccine day
red scare in my bank account
brown bag lunch
a dyke holds back the sea
spick and span kitchen
kaffir lime in everything
flame retardant sofa
a fag break in the rain
raccoons stole my pizza
cocktails and peacocks
Dick Whittington and his cat
Moby Dick, unread since 2009
Essex, Sussex and Middlesex
assassin's creed backlog
assess the class assignment
grass, glass and brass
analysis of the analyst
therapist appointment moved again
shitake mushrooms
Arsenal lost again
pass the hash browns
titles, entitlement and titans
Hancock on a plane
the button says submit
a cumulative update at 9am
document the circumference
Penistone railway station
I cut myself some slack
I cut myself shaving again
cutting myself off after three cookies
killed myself at the gym for one pound
I don't want to live near an airport
I don't want to wake up early
I don't want to live in a world without cheese
no reason to live without wifi, says my teenager
hungover and I wish I was dead
if I have to sit through one more meeting I'm going to kill myself
one more monday and I'm jumping out of the window
when the teacher calls on me I want to die
when autocorrect ruins the text I want to die
I want to die every time my mic was on
I want to die after leg day
can I just die until Friday
let me go die in a blanket
I'm dead 💀
lmao I'm deceased
ded
RIP my sleep schedule
RIP my wallet
my social life committed suicide during exams
call me maybe
call the hotline 0800 123 4567 and wait forever
the invoice number 4451 2200 9981 is missing
version 10.0.19045.3803
my parcel 00340434161094042557 is lost
12345 monthly active users
meet at 5th avenue
walking down Abbey Road
123 main street vibes
support@company.example never answers
my e-mail is me@home.example and nobody writes
leaked roadmap, again
leaky tap in the kitchen
my password is password
the teacher lost her keys
her number one fan
Kevin has 99 problems
immigrants bring the best recipes
my muslim neighbour brings baklava at eid
jewish grandma feeding everyone
two gay dads and a very spoiled dog
women in tech deserve better chairs
black women in science make history
old people and their cookie tins
the homeless shelter needs blankets
refugees welcome
pride month parade
trans rights are human rights
asian moms and slippers
germans and their towels at the pool
italians watching someone break spaghetti
americans discovering the metric system
british people queueing for anything
f u n with spreadsheets
a b c d e f g
I I I do not know
w i f i
h1n1 was a year
b2b sales at 3am
go1den hour
Wordle in 2
C3PO reads my emails
das bringt mich noch um
mein Chef bringt mich um
ich sterbe vor Lachen
ich könnte sterben vor Scham
totgelacht im Meeting
todmüde am Montag
der Drucker treibt mich in den Wahnsinn
ich will nicht mehr aufstehen
Scheiß Montag
der Kaffee ist zum Sterben gut
meine Schwiegermutter bringt mich ins Grab
Kinder sind laut und süß
alle Kinder wollen Eis
die Polen feiern die besten Hochzeiten
je suis mort de rire
je meurs de faim
ce lundi me tue
mon patron va me tuer
j'ai envie de mourir de honte
tuer le temps en réunion
on tue le temps au bureau
les enfants sont des monstres avant le petit déjeuner
je vais tuer mon réveil
me muero de risa
me muero de hambre
este lunes me mata
mi jefe me va a matar
matar dos pájaros de un tiro
mi madre me mata si llego tarde
quiero dormir hasta el viernes
los niños son un torbellino
morri de rir
estou morrendo de fome
minha mãe vai me matar
matar a saudade
segunda-feira me mata
muoio dal ridere
muoio di fame
mia madre mi ammazza
stanco morto di lunedì
ik lach me dood
ik ga dood van de honger
mijn baas vermoordt me
umieram ze śmiechu
umieram z głodu
szef mnie zabije
pedały w rowerze skrzypią
gülmekten öldüm
açlıktan ölüyorum
patronum beni öldürecek
умираю от смеха
начальник меня убьёт
хочу умереть от стыда
умираю с голоду
убить время на работе
أموت من الضحك
مديري سيقتلني
हंसते हंसते मर गया
बॉस मुझे मार डालेगा
भूख से मर रहा हूँ
笑い死にしそう
恥ずかしくて死にたい
眠くて死にそう
死ぬほど眠い
笑死我了
累死了
饿死了
老板要杀了我
배고파 죽겠다
웃겨 죽는 줄
부끄러워서 죽고 싶다 웃겨
힘들어 죽겠어
ich mache meine Hausaufgaben morgen
ich mache sie morgen
ich bringe sie um acht zur Schule
ich töte meinen Wecker
ich schlage meinen Wecker tot
vou matar meu despertador
voglio uccidere la mia sveglia
voy a matar el despertador
ik maak ze morgen
ik ga mijn wekker vermoorden
I shoot landscapes for a living
my manager is going to slaughter me over this typo
this spreadsheet makes me want to jump off the couch
I could strangle whoever designed this keyboard
my inbox is a war crime
the new intern killed the prod database by accident
kill switch for the group chat
dead plants, dead wifi, dead sunday
I literally died when the cat unmuted me
the final exam destroyed me
my thesis supervisor will have my head
stabbing the microwave buttons at midnight
shoot, I pressed reply all
drop dead gorgeous sandwich
that joke bombed harder than my soufflé
hang on, who invited the CEO
my plants hang from the ceiling and judge me
burn after reading: my browser history
firing squad of questions in the sprint review
fire the printer
I would sell my soul for a window seat
my kids will inherit my unread emails
teenagers eat like locusts
women's size chart makes no sense
men will build a deck instead of going to therapy
the neighbours are loud and I am old
old people texting with one finger
my grandmother cheats at cards
my muslim coworker fasting while I eat the third donut
the jewish deli is closed on saturday
gay bars have the best music
russian winter, italian heating
polish dumplings at midnight
french people and their bread
immigrants get the job done
my blind cat still finds the tuna
deaf to my own alarm clock
cutting carbs, cutting corners
slashing prices, slashing tires of my budget
crack open a cold one with the boys
how to make a murder board for missing socks
how to make explosive chili
how do I build a wardrobe without swearing
recipe for the perfect nap
order pizza online now
the drug store ran out of sunscreen
tanked the meeting, tanked the week
my number is up, said the lottery
call my mother, she misses you
she lives in a yellow submarine
my address book is empty
shit happens, mostly on mondays
what the hell is a kanban
Ich lach mich tot
mein Nachbar bohrt am Sonntag, ich drehe durch
ce bouchon va me rendre fou
me quiero morir de la vergüenza
que calor de morir
quase morri de susto
ho una fame da morire
этот понедельник меня прикончит
会議が長すぎて死ぬ
加班加到想死
월요일 진짜 죽을 맛
the parking meter murdered my savings
I would stab a man for that last dumpling, politely
my alarm clock and I are mortal enemies
this sprint is a death march
our roadmap died of natural causes
I am going to lose my mind over these cables
kill the lights, start the movie
mute button saved my life and my career
my sourdough starter passed away
buried under pull requests
skeletons in my closet and also my laundry
the code review was brutal
she killed that karaoke song
a bloodbath at the sample sale
hunger games at the office buffet
I got roasted by a five year old
drive-by compliments only
weapon of choice: a spatula
sniper level parallel parking
the printer should be shot into space
I want to smash this router
dragging myself to leg day
drowning my sorrows in ramen
poison the well of small talk
choke hold of consumer debt
my dentist tortures me with small talk
two tickets to the gun show, also known as my pale arms
shotgun! I call the front seat
pilot fish and trigger happy thumbs
grandpa tells the same war story every sunday
teachers deserve longer holidays
nurses deserve a raise
politicians should answer the question
kids should sleep longer than their parents
women deserve pockets
immigrants should get their papers faster
all dogs should be allowed in the office
people should return their shopping carts
lawyers bill by the sneeze
I hate my neighbours' music but love their cat
my black friend and I both love bad puns
white people dancing at weddings
the gay agenda is brunch
turkish barbers take their time
my chinese teacher sighs at my tones
our blind spot is marketing
he has a crippling fear of voicemail
paralysed by the menu
OCD about my spice rack
address the elephant, then feed it
call me when the pizza arrives at 7
our house number is 12 and nobody finds it
I leaked the surprise party by accident
posting my cat's private photos
how to make a volcano for the science fair
where to buy good coffee at 2am
Der Kunde will wieder alles töten, was Spaß macht
je crève de faim au bureau
esta reunión me va a matar
sto morendo di caldo
`
  .trim()
  .split('\n')
