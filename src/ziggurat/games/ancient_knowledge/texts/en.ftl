# Ancient Knowledge in English.

ancient-knowledge = Ancient Knowledge
teams-no = everybody for themselves
teams-yes = two teams of two
starting-sets-no = ten cards dealt, four discarded
starting-sets-yes = starting sets

kind-card = card
kind-slot = slot
kind-level = level

type-city = City
type-megalith = Megalith
type-pyramid = Pyramid
type-artifact = Artifact
type-ancient = Ancient technology
type-writing = Writing technology
type-secret = Secret technology

activation-immediate = at once
activation-permanent = as long as it is in play
activation-timeline = Timeline phase
activation-decline = when it declines
activation-final = final scoring

slot-board = the board
slot-1 = slot 1
slot-2 = slot 2
slot-3 = slot 3
slot-4 = slot 4
slot-5 = slot 5
slot-6 = slot 6

level-1 = I
level-2 = II

phase-waiting = waiting
phase-actions = actions
phase-timeline = Timeline
phase-decline = Decline

ending-fourteen-in-the-past = Somebody's Past holds 14 monuments, and all have had as many turns.

## Cities

card-osirion = Osirion
card-abu-gorab = Abu Gorab
card-gobekli-tepe = Göbekli Tepe
card-byblos = Byblos
card-ellora-caves = Ellora Caves
card-ollantaytambo = Ollantaytambo
card-luxor-temple = Luxor Temple
card-mohenjo-daro = Mohenjo-daro
card-petra = Petra
card-parthenon = Parthenon
card-warangal = Warangal
card-timbuktu = Timbuktu
card-lopburi-temple = Lopburi Temple
card-bagan = Bagan
card-ajanta-caves = Ajanta Caves
card-heracleion = Heracleion
card-jericho = Jericho
card-angkor-wat = Angkor Wat
card-derinkuyu = Derinkuyu
card-tiwanaku = Tiwanaku
card-mycenae = Mycenae
card-baalbek = Baalbek
card-sacsayhuaman = Sacsayhuamán
card-easter-island = Easter Island
card-llaqtapata = Llaqtapata
card-machu-picchu = Machu Picchu
card-karnak-temple = Karnak Temple
card-babylon = Babylon
card-atlantis = Atlantis
card-potala-palace = Potala Palace
card-philae = Philae
card-persepolis = Persepolis
card-inwa = Inwa
card-temple-of-kom-ombo = Temple of Kom Ombo
card-tulum = Tulum
card-cyrene = Cyrene

## Megaliths

card-stonehenge = Stonehenge
card-menhir-di-monte-corru-tundu = Menhir di Monte Corru Tundu
card-aswan-obelisk = Aswan Obelisk
card-sulawesi-megaliths = Sulawesi Megaliths
card-moron = Mörön
card-dolmen-of-ganghwa = Dolmen of Ganghwa
card-circles-of-mpumalanga = Circles of Mpumalanga
card-dolmen-of-gochang = Dolmen of Gochang
card-aramu-muru = Aramu Muru
card-the-fairies-rock = The Fairies' Rock
card-menhirs-of-monteneuf = Menhirs of Monteneuf
card-statues-of-ramesses-ii = Statues of Ramesses II
card-carnac-standing-stones = Carnac Standing Stones
card-menhir-of-kerloas = Menhir of Kerloas
card-barabar-caves = Barabar Caves
card-diquis-stone-spheres = Diquís Stone Spheres
card-fort-samaipata = Fort Samaipata
card-dolmen-of-menga = Dolmen of Menga
card-dolmen-of-fontanaccia = Dolmen of Fontanaccia
card-colossi-of-memnon = Colossi of Memnon
card-baalbek-trilithon = Baalbek Trilithon
card-hire-benakal = Hire Benakal
card-standing-stones-of-stenness = Standing Stones of Stenness
card-tlalocs-statue = Tlaloc's Statue
card-great-sphinx-of-giza = Great Sphinx of Giza
card-chabola-de-la-hechicera = Chabola de la Hechicera
card-masuda-iwafune = Masuda Iwafune
card-megaliths-of-cauria = Megaliths of Cauria
card-ishibutai-kofun = Ishibutai Kofun
card-leshan-giant-buddha = Leshan Giant Buddha
card-hagar-qim = Ħaġar Qim
card-giants-tomb = Giants' Tomb
card-merchants-table = Merchants' Table
card-montguyon-dolmen = Montguyon Dolmen
card-ggantija = Ġgantija
card-poulnabrone-dolmen = Poulnabrone Dolmen

## Pyramids

card-pyramid-of-khafre = Pyramid of Khafre
card-pyramid-of-pepi-ii = Pyramid of Pepi II
card-meidum-pyramid = Meidum Pyramid
card-palenque = Palenque
card-cahuachi-pyramids = Cahuachi Pyramids
card-great-ziggurat-of-ur = Great Ziggurat of Ur
card-pyramid-of-the-niches = Pyramid of the Niches
card-pyramid-of-userkaf = Pyramid of Userkaf
card-caral = Caral
card-teotihuacan = Teotihuacan
card-pyramid-of-coba = Pyramid of Coba
card-gunung-padang = Gunung Padang
card-yonaguni = Yonaguni
card-tikal-temple-i = Tikal Temple I
card-xixia-wangling = Xixia Wangling
card-nubian-pyramids = Nubian Pyramids
card-the-queens-pyramids = The Queen's Pyramids
card-pyramid-of-nice = Pyramid of Nice
card-candi-sukuh = Candi Sukuh
card-borobudur-temple = Borobudur Temple
card-phimeanakas = Phimeanakas
card-sneferus-pyramid = Sneferu's Pyramid
card-pyramids-of-xian = Pyramids of Xi'an
card-pyramid-of-tazumal = Pyramid of Tazumal
card-chichen-itza = Chichén Itzá
card-uxmal = Uxmal
card-dahshur-pyramid = Dahshur Pyramid
card-pyramid-of-menkaure = Pyramid of Menkaure
card-pyramid-of-djoser = Pyramid of Djoser
card-pyramid-of-neferirkare = Pyramid of Neferirkare
card-tonina = Toniná
card-comalcalco-temple = Comalcalco Temple
card-calakmul = Calakmul
card-pyramids-of-plaine-magnien = Pyramids of Plaine Magnien
card-candi-kethek = Candi Kethek
card-janggun-chong = Janggun-chong

## Artifacts

card-disk-of-sabu = Disk of Sabu
card-sarcophagus-of-saqqara = Sarcophagus of Saqqara
card-planetary-stone = Planetary Stone
card-disks-of-bayan-kara-ula = Disks of Bayan Kara Ula
card-ica-stones = Ica Stones
card-antikythera-mechanism = Antikythera Mechanism
card-moai-statue = Moai Statue
card-la-mana-pyramid = La Maná Pyramid
card-tzolkin = Tzolk'in
card-incahuasi-quipus = Incahuasi Quipus
card-paracas-candelabra = Paracas Candelabra
card-pachamama-monolith = Pachamama Monolith
card-piri-reis-map = Piri Reis Map
card-klerksdorp-spheres = Klerksdorp Spheres
card-luddite-flute = Luddite Flute
card-crystal-skull = Crystal Skull
card-glozel-artifacts = Glozel Artifacts
card-dogon-mythology = Dogon Mythology
card-voynich-manuscript = Voynich Manuscript
card-sumerian-tablets = Sumerian Tablets
card-baghdad-battery = Baghdad Battery
card-nazca-lines = Nazca Lines
card-olmec-heads = Olmec Heads
card-genetic-disk = Genetic Disk
card-kensington-runestone = Kensington Runestone
card-nebra-sky-disc = Nebra Sky Disc
card-iron-pillar-of-delhi = Iron Pillar of Delhi
card-dogu-figurines = Dogū Figurines
card-phaistos-disc = Phaistos Disc
card-nimrud-lens = Nimrud Lens
card-saqqara-vases = Saqqara Vases
card-elongated-skulls = Elongated Skulls
card-michaux-stone = Michaux Stone
card-oronce-fines-map = Oronce Finé's Map
card-assurbanipals-tablet = Assurbanipal's Tablet
card-khufus-solar-barque = Khufu's Solar Barque

## Technologies

card-anaximenes = Anaximenes
card-aristotle = Aristotle
card-hermes-trismegistus = Hermes Trismegistus
card-thales = Thales
card-nicolas-flammel = Nicolas Flammel
card-anaximander = Anaximander
card-melchizedek = Melchizedek
card-ptolemy = Ptolemy
card-mercury = Mercury
card-planetary-grid = Planetary Grid
card-the-number-pi = The Number Pi
card-mummification = Mummification
card-mystery-school = Mystery School
card-language-of-the-birds = Language of the Birds
card-flower-of-life = Flower of Life
card-sator-square = Sator Square
card-earthquake-engineering = Earthquake Engineering
card-astronomy = Astronomy
card-runic-alphabet = Runic Alphabet
card-rongorongo-glyphs = Rongorongo Glyphs
card-ancient-hebrew = Ancient Hebrew
card-ancient-greek = Ancient Greek
card-arabic-numerals = Arabic Numerals
card-proto-writing = Proto-writing
card-coptic-alphabet = Coptic Alphabet
card-cretan-hieroglyphs = Cretan Hieroglyphs
card-latin-alphabet = Latin Alphabet
card-imhotep = Imhotep
card-plato = Plato
card-thoth = Thoth
card-pythagoras = Pythagoras
card-akhenaten = Akhenaten
card-pliny-the-elder = Pliny the Elder
card-golden-mean = Golden Mean
card-royal-cubit = Royal Cubit
card-astrology = Astrology
card-alchemy = Alchemy
card-hermeticism = Hermeticism
card-ari-kat = Ari-kat
card-chinese-alphabet = Chinese Alphabet
card-emerald-tablet = Emerald Tablet
card-sumerian-cuneiforms = Sumerian Cuneiforms
card-maya-script = Maya Script
card-phoenician-alphabet = Phoenician Alphabet
card-hieroglyphs = Hieroglyphs

## Countries of today

country-belize = Belize
country-bolivia = Bolivia
country-cambodia = Cambodia
country-chile = Chile
country-china = China
country-colombia = Colombia
country-costa-rica = Costa Rica
country-ecuador = Ecuador
country-egypt = Egypt
country-el-salvador = El Salvador
country-england = England
country-france = France
country-germany = Germany
country-greece = Greece
country-guatemala = Guatemala
country-india = India
country-indonesia = Indonesia
country-iran = Iran
country-iraq = Iraq
country-ireland = Ireland
country-italy = Italy
country-japan = Japan
country-jordan = Jordan
country-lebanon = Lebanon
country-libya = Libya
country-mali = Mali
country-malta = Malta
country-mauritius = Mauritius
country-mexico = Mexico
country-mongolia = Mongolia
country-myanmar = Myanmar
country-pakistan = Pakistan
country-palestine = Palestine
country-peru = Peru
country-scotland = Scotland
country-south-africa = South Africa
country-south-korea = South Korea
country-spain = Spain
country-sudan = Sudan
country-thailand = Thailand
country-turkiye = Türkiye
country-united-states = United States
country-unknown = Unknown

## What effects do

and = { $first } and { $last }
requirement-none = nothing

effect-provided = If { $clause }: { $effect }
effect-when-provided = { $event } while { $clause }: { $effect }
effect-first-then = { $first }, then { $second }
effect-instead-of-draw = Instead of drawing { $effect }
effect-tally-discard-artifacts = { $first } For each artifact discarded: { $each }
effect-tally-discard-hand = { $first } For each card discarded: { $each }
effect-sacrifice = You may discard this card. If you do: { $effect }
clause-have = you have { $condition }
clause-here = this card holds at least { $number } knowledge
clause-adjacent = at least { $number } { $kind ->
    [city] { $number ->
        [one] city is
       *[other] cities are
    }
    [megalith] { $number ->
        [one] megalith is
       *[other] megaliths are
    }
    [pyramid] { $number ->
        [one] pyramid is
       *[other] pyramids are
    }
   *[monument] { $number ->
        [one] monument is
       *[other] monuments are
    }
} adjacent to this card
clause-adjacent-alike = at least { $number } monuments of the same type are adjacent to this card
effect-enter-lighter = This card enters play with { $number } knowledge less.

effect-draw = Draw { $number } { $number ->
    [one] card
   *[other] cards
}.

effect-return = { $where ->
   *[any] { $up_to ->
       *[no] Return { $number } knowledge from your monuments to the reserve.
        [yes] { $mood ->
           *[do] { $number ->
                [1] You may return 1 knowledge from your monuments to the reserve.
               *[other] You may return up to { $number } knowledge from your monuments to the reserve.
            }
            [granted] Return up to { $number } knowledge from your monuments to the reserve.
        }
    }
    [other] { $up_to ->
       *[no] Return { $number } knowledge from your other monuments to the reserve.
        [yes] You may return up to { $number } knowledge from your other monuments to the reserve.
    }
    [this] { $up_to ->
       *[no] Return { $number } knowledge from this card to the reserve.
        [yes] You may return up to { $number } knowledge from this card to the reserve.
    }
}
effect-return-for = For { $thing }, return 1 knowledge from your monuments to the reserve.

effect-return-each = { $where ->
   *[all] { $kind ->
        [city] Return 1 knowledge from each of your cities to the reserve.
        [megalith] Return 1 knowledge from each of your megaliths to the reserve.
        [pyramid] Return 1 knowledge from each of your pyramids to the reserve.
       *[monument] Return 1 knowledge from each of your monuments to the reserve.
    }
    [other] { $kind ->
        [city] Return 1 knowledge from each of your other cities to the reserve.
        [megalith] Return 1 knowledge from each of your other megaliths to the reserve.
        [pyramid] Return 1 knowledge from each of your other pyramids to the reserve.
       *[monument] Return 1 knowledge from each of your other monuments to the reserve.
    }
    [adjacent] { $kind ->
        [city] Return 1 knowledge from each adjacent city to the reserve.
        [megalith] Return 1 knowledge from each adjacent megalith to the reserve.
        [pyramid] Return 1 knowledge from each adjacent pyramid to the reserve.
       *[monument] Return 1 knowledge from each adjacent monument to the reserve.
    }
}

effect-return-from = { $adjacent ->
    [yes] You may return up to { $number } knowledge from one adjacent monument of your choice to the reserve.
   *[no] { $cards ->
        [1] { $kind ->
            [city] Choose one of your cities that holds at least { $holding } knowledge and return { $number } knowledge from it to the reserve.
            [megalith] Choose one of your megaliths that holds at least { $holding } knowledge and return { $number } knowledge from it to the reserve.
            [pyramid] Choose one of your pyramids that holds at least { $holding } knowledge and return { $number } knowledge from it to the reserve.
           *[monument] Choose one of your monuments that holds at least { $holding } knowledge and return { $number } knowledge from it to the reserve.
        }
       *[other] { $kind ->
            [city] Choose { $cards } of your cities and return { $number } knowledge from each to the reserve.
            [megalith] Choose { $cards } of your megaliths and return { $number } knowledge from each to the reserve.
            [pyramid] Choose { $cards } of your pyramids and return { $number } knowledge from each to the reserve.
           *[monument] Choose { $cards } of your monuments and return { $number } knowledge from each to the reserve.
        }
    }
}

effect-return-lost = { $up_to ->
   *[no] Return { $number } of your lost knowledge to the reserve.
    [yes] You may return up to { $number } of your lost knowledge to the reserve.
}

effect-keep-one = Look at the top { $number } building cards: take one into your hand and discard the others.
effect-reveal-until = { $kind ->
    [city] Reveal building cards until { $number } cities have appeared: take these into your hand and discard the others.
    [megalith] Reveal building cards until { $number } megaliths have appeared: take these into your hand and discard the others.
    [pyramid] Reveal building cards until { $number } pyramids have appeared: take these into your hand and discard the others.
    [artifact] Reveal building cards until { $number } artifacts have appeared: take these into your hand and discard the others.
   *[monument] Reveal building cards until { $number } monuments have appeared: take these into your hand and discard the others.
}
effect-reveal-draft = Reveal the top { $number } building cards. Beginning with you, each player takes one of them into their hand; then you take a second one. Discard what is left.
effect-create-from-reveal = Look at the top { $number } building cards: CREATE one artifact among them, at its cost, and discard the others.

effect-discard-hand = { $who ->
   *[you] { $up_to ->
       *[no] Discard { $number } { $number ->
            [one] card
           *[other] cards
        } from your hand.
        [yes] Discard up to { $number } { $number ->
            [one] card
           *[other] cards
        } from your hand.
    }
    [each] Each opponent discards { $number } { $number ->
        [one] card
       *[other] cards
    } from their hand, of their own choice.
}
effect-discard-for = { $kind ->
    [artifact] You may discard exactly { $number } { $number ->
        [one] artifact
       *[other] artifacts
    } from your hand. If you do: { $effect }
   *[card] You may discard exactly { $number } { $number ->
        [one] card
       *[other] cards
    } from your hand. If you do: { $effect }
}
effect-discard-artifacts = { $who ->
   *[you] { $any ->
       *[no] Discard 1 of your artifacts from your board.
        [yes] You may discard any number of your artifacts from your board.
    }
    [each] Each opponent discards 1 artifact of their own choice from their board.
}
effect-discard-self = Discard it (it does not come into the Past); knowledge on it returns to the reserve.

effect-burden = Choose 1 monument in each opponent's Timeline and put { $number } knowledge from the reserve on each of them.
effect-give-lost = Put { $number } of your lost knowledge on one monument of one opponent.
effect-steal = Look at the whole hand of one opponent and take 1 card from it.

effect-move = { $which ->
   *[any] Move one of your monuments to another slot that has room.
    [other] Move one of your other monuments to another slot that has room.
    [bare] { $optional ->
       *[no] Move one of your monuments without knowledge to another slot that has room.
        [yes] You may move one of your monuments without knowledge to another slot that has room.
    }
}
effect-retreat = If a monument in slot { $start } holds at least { $holding } knowledge and slot { $goal } has room: move one such monument there.
effect-swap = { $which ->
   *[this] Swap this card with another monument in your Timeline.
    [any] Swap two monuments in your Timeline.
}

effect-create = You may CREATE 1{ $more ->
    [yes] {" more"}
   *[no] {""}
} { $kind ->
    [artifact] artifact
    [city] city
    [megalith] megalith
    [pyramid] pyramid
   *[monument] monument
} from your hand{ $once ->
    [yes] {" (this card does not work again for that one)"}
   *[no] {""}
}.
effect-learn = { $must ->
    [yes] LEARN 1 technology whose requirement you meet.
   *[no] { $free ->
        [yes] You may LEARN 1 technology without meeting its requirement.
       *[no] { $number ->
            [1] You may LEARN 1 technology whose requirement you meet.
           *[other] You may LEARN up to { $number } technologies, one after the other, meeting the requirement of each.
        }
    }
}
effect-archive = { $mood ->
   *[do] ARCHIVE: discard cards from your hand, and for each return 1 knowledge from your monuments to the reserve.
    [may] You may ARCHIVE: discard cards from your hand, and for each return 1 knowledge from your monuments to the reserve.
}

effect-bury = { $level ->
    [2] Put { $number } face-up level II { $number ->
        [one] technology
       *[other] technologies
    } of your choice under the level II deck.
   *[0] Put { $number } face-up { $number ->
        [one] technology
       *[other] technologies
    } of your choice, one after the other, under the decks of their levels.
}
effect-learn-from-deck = Look at the top { $number } cards of the level II technology deck: LEARN one whose requirement you meet, and put the others under that deck in any order.

effect-straighten = { $mood ->
   *[do] { $up_to ->
       *[no] Turn { $number } rotated monuments of your Past upright.
        [yes] You may turn up to { $number } rotated monuments of your Past upright.
    }
    [granted] Turn up to { $number } rotated monuments of your Past upright.
}
effect-skip-decline = Skip your Decline phase of this turn.

effect-points = In the final scoring: { $points } { $points ->
    [one] point
   *[other] points
}.
effect-reward = In the final scoring, if { $clause }: { $points } { $points ->
    [one] point
   *[other] points
}.
effect-reward-better = With { $condition }: { $points } points instead.
effect-score = In the final scoring: { $points } { $points ->
    [one] point
   *[other] points
} for { $thing }.
effect-score-alike = In the final scoring, choose one type of monument: { $points } { $points ->
    [one] point
   *[other] points
} for each monument of this type in your Past.

## What stays in force

modify-entry-city = Cities that you create enter play with { $by } knowledge less.
modify-entry-megalith = Megaliths that you create enter play with { $by } knowledge less.
modify-entry-pyramid = Pyramids that you create enter play with { $by } knowledge less.
modify-other-entry-city = Other cities that you create enter play with { $by } knowledge less.
modify-other-entry-megalith = Other megaliths that you create enter play with { $by } knowledge less.
modify-other-entry-pyramid = Other pyramids that you create enter play with { $by } knowledge less.
modify-requirement = Whenever you LEARN, one number of the requirement may be { $by } lower.
modify-excavation = When you EXCAVATE, draw { $by } card more for each monument you rotate.

event-create-artifact = When you CREATE an artifact
event-create-monument = When you CREATE a monument
event-create-megalith = When you CREATE a megalith
event-create-pyramid = When you CREATE a pyramid
event-create-far = When you CREATE a monument in slot 5 or 6
event-learn-any = When you LEARN a technology
event-learn-ancient = When you LEARN an ancient technology
event-learn-writing = When you LEARN a writing technology
event-learn-secret = When you LEARN a secret technology
event-excavate-two = When you EXCAVATE with exactly 2 monuments
event-excavate-three = When you EXCAVATE with exactly 3 monuments, after the draw
event-excavate-many = When you EXCAVATE with 3 or more monuments, after the draw
event-decline-over = After the last decline of your Decline phase

## What is counted: as it stands after "for", and as what one has

each-past = { $kind ->
    [city] each city in your Past
    [megalith] each megalith in your Past
    [pyramid] each pyramid in your Past
   *[monument] each monument in your Past
}
each-past-alike = each monument in your Past of the one type of which you have most there
each-past-final = each monument in your Past with an effect in the final scoring
each-past-sets = each set of 1 city, 1 megalith and 1 pyramid in your Past
each-collected-sets = each set of 1 ancient, 1 writing and 1 secret technology in your collection
each-standing = { $kind ->
    [city] each city in your Timeline
    [megalith] each megalith in your Timeline
    [pyramid] each pyramid in your Timeline
   *[monument] each monument in your Timeline
}
each-artifacts = each artifact on your board
each-faded-parts = every { $size } knowledge lost in this phase
gathered-past = { $number } { $kind ->
    [city] { $number ->
        [one] city
       *[other] cities
    }
    [megalith] { $number ->
        [one] megalith
       *[other] megaliths
    }
    [pyramid] { $number ->
        [one] pyramid
       *[other] pyramids
    }
   *[monument] { $number ->
        [one] monument
       *[other] monuments
    }
}
least-gathered-past = at least { $things } in your Past

least-past = at least { $number } { $kind ->
    [city] { $number ->
        [one] city
       *[other] cities
    }
    [megalith] { $number ->
        [one] megalith
       *[other] megaliths
    }
    [pyramid] { $number ->
        [one] pyramid
       *[other] pyramids
    }
   *[monument] { $number ->
        [one] monument
       *[other] monuments
    }
} in your Past
least-past-alike = at least { $number } monuments of one and the same type in your Past
least-past-final = at least { $number } monuments in your Past with an effect in the final scoring
least-standing = at least { $number } { $kind ->
    [city] { $number ->
        [one] city
       *[other] cities
    }
    [megalith] { $number ->
        [one] megalith
       *[other] megaliths
    }
    [pyramid] { $number ->
        [one] pyramid
       *[other] pyramids
    }
   *[monument] { $number ->
        [one] monument
       *[other] monuments
    }
} in your Timeline
least-standing-types = monuments of { $number } different types in your Timeline
least-collected = at least { $number } { $kind ->
    [ancient] ancient { $number ->
        [one] technology
       *[other] technologies
    }
    [writing] writing { $number ->
        [one] technology
       *[other] technologies
    }
    [secret] secret { $number ->
        [one] technology
       *[other] technologies
    }
   *[technology] { $number ->
        [one] technology
       *[other] technologies
    }
} in your collection
least-artifacts = at least { $number } { $number ->
    [one] artifact
   *[other] artifacts
} on your board
least-lost = at least { $number } lost knowledge
most-lost = at most { $number } lost knowledge
least-hand = { $number ->
    [10] 10
   *[other] at least { $number }
} { $number ->
    [one] card
   *[other] cards
} in hand
most-hand = at most { $number } { $number ->
    [one] card
   *[other] cards
} in hand
least-held = at least { $number } knowledge in your Timeline
least-in-first-slot = { $number } monuments in slot 1

## Questions

ask-select = Which four of your ten cards do you discard?
ask-action = { $left ->
    [2] Your first action?
   *[1] Your second action?
}
ask-pay = What do you discard for { $card }? { $left } still to go.
ask-archive = Archive: which cards do you discard? So far { $number }.
ask-forgo = Do you forgo the draw for this effect?
ask-return = From which monument do you return knowledge? { $left } still to go.
ask-return-from = From which monument do you return knowledge?
ask-return-lost = How much lost knowledge do you return?
ask-discard = Which card do you discard? { $left } still to go.
ask-trade = Which card do you discard for the effect? { $left } still to go.
ask-discard-artifact = Which artifact do you put on the discard pile?
ask-keep = Which card do you take into your hand?
ask-draft = Which of the revealed cards do you take?
ask-uncover = Which artifact do you create?
ask-burden = On which monument do you put { $number } knowledge?
ask-give-lost = On which monument do you put { $number } lost knowledge?
ask-rob = At whose hand do you look?
ask-steal = Which card do you take?
ask-move = Which monument do you move, and where to?
ask-swap = Which monuments change places?
ask-create = { $kind ->
    [artifact] Which artifact do you create?
    [city] Which city do you create?
    [megalith] Which megalith do you create?
    [pyramid] Which pyramid do you create?
   *[monument] Which monument do you create?
}
ask-learn = Which technology do you learn?
ask-bury = Which technology do you put under its deck?
ask-study = Which technology do you learn?
ask-bury-rest = Which technology goes under the deck next?
ask-straighten = How many monuments do you turn upright?
ask-resolve = Several cards work at once: which comes first?
ask-decline = Which monument declines first?
ask-flip = Which level I board is turned over?
ask-exchange = { $stage ->
    [answer] A card is offered: which one is given for it?
   *[offer] Do you offer your partner a card?
}

## Moves

move-create = Create { $card }: { $slot }
move-discard = Discard { $card }
move-done = Done
move-learn = Learn { $card }
move-archive = Archive
move-excavate = Excavate with { $number } { $number ->
    [one] monument
   *[other] monuments
}
move-search = Search
move-return = Return 1 knowledge from { $card }
move-return-lost = Return { $number } lost knowledge
move-take = Take { $card }
move-move = Move { $card }: { $slot }
move-swap = Swap { $card } and { $card2 }
move-burden = Put it on { $card }
move-rob = Look at the hand of { $seat }
move-bury = Put { $card } under the deck
move-straighten = Turn { $number } upright
move-resolve = { $card } first
move-decline = { $card } declines first
move-flip = Turn over board { $number }
move-offer = Offer your partner { $card }
move-give = Give { $card } for it
move-refuse = Keep your cards

## Why not

refusal-slot-full = this slot holds two monuments
refusal-slot-locked = the lock on this card lets it be created in its own slot only
refusal-no-artifact-place = all five places for artifacts are taken
refusal-not-of-kind = this is not the kind of card that the effect asks for
refusal-too-few-cards = { $missing ->
    [one] { $missing } card is
   *[other] { $missing } cards are
} lacking to discard for it
refusal-requirement = you do not meet the requirement
refusal-no-hand = you have no card to discard
refusal-no-knowledge = there is no knowledge in your Timeline
refusal-at-least-one = at least one card has to be discarded
refusal-must-go-on = the effect has to be carried out as far as possible
refusal-hand-shown = an opponent is looking at a hand of your team
refusal-no-offers = you have made all your offers of this turn

## The log

log-turn = { $player }: turn { $number }
log-begins = { $player } is the first player
log-set-aside = { $player } sets aside { $card }
log-set-dealt = { $player } begins with starting set { $number }
log-drew = { $player } draws { $card }
log-discarded = { $player } discards { $card }
log-reshuffled = The discard pile is shuffled: { $number } building cards
log-searched = { $player } searches
log-excavated = { $player } excavates with { $number } { $number ->
    [one] monument
   *[other] monuments
}
log-forwent = { $player } forgoes the draw: { $card }
log-archived = { $player } archives
log-began-creating = { $player } pays for { $card }
log-created = { $player } creates { $card }: { $slot }
log-received = { $card }: { $number } knowledge is put on it
log-learned = { $player } learns { $card }
log-laid-out = { $card } is laid out
log-technology-discarded = { $card } leaves its board
log-technologies-reshuffled = The discarded technologies of level { $level } are shuffled: { $number } cards
log-board-gone = A level { $level } board cannot be filled and leaves the game
log-flipped = { $player } turns a level I board over
log-buried = { $player } puts { $card } under its deck
log-buried-unseen = { $player } puts { $card } under the level II deck
log-returned = { $player } returns { $number } knowledge from { $card }
log-returned-lost = { $player } returns { $number } lost knowledge
log-activated = { $player }: { $card } works
log-declined = { $player }: { $card } declines, { $number } knowledge is lost
log-left-play = { $player }: { $card } goes to the discard pile
log-calm = { $player }: no Decline phase in this turn
log-slid = { $player }: all monuments slide to the left
log-moved = { $player } moves { $card }: { $slot }
log-swapped = { $player }: { $card } and { $card2 } change places
log-straightened = { $player } turns { $number } { $number ->
    [one] monument
   *[other] monuments
} upright
log-burdened = { $player } puts { $number } knowledge on { $card } of { $rival }
log-gave-lost = { $player } puts { $number } lost knowledge on { $card } of { $rival }
log-looked = { $player } looks at { $number } { $number ->
    [one] card
   *[other] cards
}
log-kept = { $player } keeps { $card }
log-revealed = { $player } reveals { $card }
log-took = { $player } takes { $card } into the hand
log-saw-hand = { $player } looks at the hand of { $rival }: { $number } { $number ->
    [one] card
   *[other] cards
}
log-stole = { $player } takes { $card } from the hand of { $rival }
log-offered = { $player } offers { $rival } { $card }
log-declined-offer = { $player } declines the offer of { $rival }
log-exchanged = { $player } gives { $rival } { $card } for { $card2 }
log-last-round = { $player } has 14 or more monuments in the Past: this is the last round
log-ended = The game is over

## The terminal

terminal-hand = Hand
terminal-hand-size = hand { $number }
terminal-timeline = Timeline
terminal-past = Past
terminal-artifacts = Artifacts
terminal-collection = Collection
terminal-lost = lost knowledge
terminal-rotated = { $number } rotated
terminal-pile = Building deck { $number }
terminal-discard = discard pile { $number }
terminal-deck = deck { $number }
terminal-board = Level { $level }
terminal-seen = seen
terminal-aside = looked at
terminal-partner = partner: { $name }
terminal-first = first player
terminal-effects = Effects
terminal-technologies = Technologies
terminal-total = Total
terminal-gone = out of the game
terminal-learnable = you may learn it
terminal-knowledge = knowledge
terminal-points = points
terminal-cost = discards
terminal-slot = slot { $slot }
terminal-locked = locked
terminal-requires = requires: { $requirement }
