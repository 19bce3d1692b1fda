# Dream Home in English. Every id stands in all four languages, in this order and with the same variables.

name = Dream Home
tagline = Twelve rounds, twelve rooms: furnish the house you would love to live in.

## Parts of sentences

room-word = { $room ->
    [living_room] { room-living_room }
    [bedroom] { room-bedroom }
    [kitchen] { room-kitchen }
    [kids_room] { room-kids_room }
    [bathroom] { room-bathroom }
    [pantry] { room-pantry }
    [wardrobe] { room-wardrobe }
    [sauna] { room-sauna }
    [study] { room-study }
    [library] { room-library }
    [game_room] { room-game_room }
    [garage] { room-garage }
    [wine_cellar] { room-wine_cellar }
    [workshop] { room-workshop }
    [laundry] { room-laundry }
    [storage] { room-storage }
   *[empty] { room-empty }
}
other-room-word = { $other_room ->
    [living_room] { room-living_room }
    [bedroom] { room-bedroom }
    [kitchen] { room-kitchen }
    [kids_room] { room-kids_room }
    [bathroom] { room-bathroom }
    [pantry] { room-pantry }
    [wardrobe] { room-wardrobe }
    [sauna] { room-sauna }
    [study] { room-study }
    [library] { room-library }
    [game_room] { room-game_room }
    [garage] { room-garage }
    [wine_cellar] { room-wine_cellar }
    [workshop] { room-workshop }
    [laundry] { room-laundry }
    [storage] { room-storage }
   *[empty] { room-empty }
}
cell-word = { $cell ->
    [top_1] { cell-top_1 }
    [top_2] { cell-top_2 }
    [top_3] { cell-top_3 }
    [top_4] { cell-top_4 }
    [top_5] { cell-top_5 }
    [middle_1] { cell-middle_1 }
    [middle_2] { cell-middle_2 }
    [middle_3] { cell-middle_3 }
    [middle_4] { cell-middle_4 }
    [middle_5] { cell-middle_5 }
    [basement_1] { cell-basement_1 }
   *[basement_2] { cell-basement_2 }
}
other-cell-word = { $other ->
    [top_1] { cell-top_1 }
    [top_2] { cell-top_2 }
    [top_3] { cell-top_3 }
    [top_4] { cell-top_4 }
    [top_5] { cell-top_5 }
    [middle_1] { cell-middle_1 }
    [middle_2] { cell-middle_2 }
    [middle_3] { cell-middle_3 }
    [middle_4] { cell-middle_4 }
    [middle_5] { cell-middle_5 }
    [basement_1] { cell-basement_1 }
   *[basement_2] { cell-basement_2 }
}
decor-word = { $decor ->
    [grand_piano] { decor-grand_piano }
    [cat_house] { decor-cat_house }
    [four_poster_bed] { decor-four_poster_bed }
    [ice_cream_machine] { decor-ice_cream_machine }
    [jacuzzi] { decor-jacuzzi }
    [painting] { decor-painting }
    [fireplace] { decor-fireplace }
    [rocking_horse] { decor-rocking_horse }
    [tree_house] { decor-tree_house }
    [birdhouse] { decor-birdhouse }
   *[car] { decor-car }
}
helper-word = { $helper ->
    [roofer] { helper-roofer }
    [courier] { helper-courier }
    [architect] { helper-architect }
    [handyman] { helper-handyman }
   *[interior_designer] { helper-interior_designer }
}
tool-word = { $tool ->
    [hammer_drill] { tool-hammer_drill }
    [jackhammer] { tool-jackhammer }
    [concrete_mixer] { tool-concrete_mixer }
   *[scaffolding] { tool-scaffolding }
}
colour-word = { $colour ->
    [red] { colour-red }
    [brown] { colour-brown }
    [blue] { colour-blue }
    [green] { colour-green }
    [yellow] { colour-yellow }
    [orange] { colour-orange }
    [purple] { colour-purple }
   *[grey] { colour-grey }
}
roof-word = { $window ->
    [yes] { colour-word } roof with a window
   *[no] { colour-word } roof
}
fetched-word = { $children ->
    [0] { other-room-word }
    [one] { other-room-word } ({ $children } child)
   *[other] { other-room-word } ({ $children } children)
}
resource-word = { $resource ->
    [roof] { roof-word }
    [decor] { decor-word }
    [helper] { helper-word }
    [tool] { tool-word }
   *[token] { resource-token }
}

## Actions: as a choice, and told in the log

do-take = Take column { $column }: { room-word }, { resource-word }
    .log = { $name } takes the { room-word } with: { resource-word }
do-take-roof = Take column { $column }: { room-word }, a roof
    .log = { $name } takes the { room-word } and a roof
do-discard = Discard column { $column }: { room-word }, { resource-word }
    .log = { $name } discards the { room-word } with: { resource-word }
do-dig = Jackhammer: take the { room-word } from column { $column } and skip your turn
    .log = { $name } takes the { room-word } with the jackhammer and skips a turn
do-hold = Keep the jackhammer for later
    .log = { $name } keeps the jackhammer for later
do-place = { $side ->
        [up] Place the { room-word } face up: { cell-word }
       *[down] Place the { room-word } face down as an empty room: { cell-word }
    }
    .log = { $side ->
        [up] { $name } places the { room-word }: { cell-word }
       *[down] { $name } places the { room-word } face down as an empty room: { cell-word }
    }
do-scaffold = Put up the scaffold: { cell-word }
    .log = { $name } puts up a scaffold: { cell-word }
do-decorate = Put the { decor-word } in the { room-word }: { cell-word }
    .log = { $name } puts the { decor-word } in the { room-word }: { cell-word }
do-park = Park the car in the garage: { cell-word }
    .log = { $name } parks the car in the garage: { cell-word }
do-leave = Do without the car
    .log = { $name } does without the car
do-mix = Concrete mixer: let the { room-word } (column { $column }) and the { other-room-word } (column { $second }) trade places
    .log = { $name } lets the { room-word } and the { other-room-word } trade places with the concrete mixer
do-drill = Hammer drill: replace the { room-word } ({ cell-word }) with the { other-room-word } from column { $column }
    .log = { $name } replaces the { room-word } ({ cell-word }) with the { other-room-word }, using the hammer drill
do-keep = Keep the { decor-word } ({ room-word }: { cell-word }) and remove the other décor of that room
    .log = { $name } keeps the { decor-word } ({ room-word }: { cell-word }) and removes the other décor of that room
do-decline = { $helper ->
        [roofer] Do without the roofer
        [courier] Do without the courier
       *[handyman] Do without the handyman
    }
    .log = { $helper ->
        [roofer] { $name } does without the roofer
        [courier] { $name } does without the courier
       *[handyman] { $name } does without the handyman
    }
do-first = Make { $seat_name } the first player
    .log = { $seat_name } is the first player
do-reveal_room = Reveal a room: { room-word }
    .log = A room appears: { room-word }
    .many = { $count ->
    [one] A room appears
   *[other] { $count } rooms appear
}
do-reveal_resource = Reveal a resource: { resource-word }
    .log = A resource appears: { resource-word }
    .many = { $count ->
    [one] A resource appears
   *[other] { $count } resources appear
}
do-reveal_resource-roof = Reveal a resource: a roof
    .log = A resource appears: a roof
do-roof = Roofer: add this roof to your pile: { roof-word }
    .log = { $name } adds a roof to the pile: { roof-word }
do-swap = Handyman: let the { room-word } ({ cell-word }) and the { other-room-word } ({ other-cell-word }) trade places
    .log = { $name } lets the { room-word } ({ cell-word }) and the { other-room-word } ({ other-cell-word }) trade places with the handyman’s help
do-courier = Courier: exchange the { room-word } ({ cell-word })
    .log = { $name } sends the courier for something better than the { room-word } ({ cell-word })
do-handyman = Let the handyman work first
    .log = { $name } lets the handyman work first
do-fetch = Courier: take the { fetched-word } instead of the { room-word }
    .log = { $name } gets the { fetched-word } instead of the { room-word }

## What to do now

prompt-discard = Discard one column, but not the leftmost
prompt-dig = Use your jackhammer now, or keep it for later
prompt-choose = Take a column
prompt-choose-tool = Take a column – or use a tool first
prompt-place = Place the { room-word } on a free cell, face up or as an empty room
prompt-place-scaffold = Place the { room-word }, or put up the scaffold first
prompt-park = You have built the first garage of two cards: park the car in it, if you like
prompt-scaffold = Put up the scaffold on a free cell
prompt-decorate = Choose a room for the { decor-word }
prompt-roofer = The roofer: add a roof from the discard to your pile, or do without
prompt-courier = The courier: choose the card of your home to be exchanged, or do without
prompt-courier-handyman = The courier: choose the card of your home to be exchanged, let the handyman work first, or do without
prompt-fetch = The courier: choose the room from the discard that comes instead
prompt-handyman = The handyman: choose two cards of your home that trade places, or do without
prompt-keep = Only one décor may stay in this room: choose which
prompt-draw = Cards are being revealed…
prompt-wait = Waiting for { $seat_name }
prompt-over = The match is over

## What to choose next, where an action has several parts

choose-column = Choose a column
choose-second = Choose the column to trade places with
choose-cell = Choose a place in your home
choose-other = Choose the place to trade with
choose-side = Choose face up or face down
choose-room = Choose a room
choose-resource = Choose a resource
choose-seat = Choose a player
choose-do = Choose what to do

## Fields of actions and of what is shown

field-column = Column
field-second = Second column
field-cell = Cell
field-other = Other cell
field-side = Side
field-room = Room
field-resource = Resource
field-seat = Player
field-stage = Now
field-round = Round
field-first = First player
field-token = First-player token
field-to_act = To act
field-deck = Decks
field-car = Car waiting
field-hand = Just taken
field-market = Market
field-discard = Discards
field-rooms = Rooms
field-resources = Resources
field-top = Top floor
field-middle = Middle floor
field-basement = Basement
field-beside = Beside the home
field-tools = Tools
field-helpers = Helpers
field-roofs = Roof cards
field-pile = Roof pile
field-best_roof = Best roof
field-children = Children
field-decor = Décor
field-colour = Colour
field-window = Window
field-tool = Tool
field-helper = Helper

## Values

room-living_room = living room
room-bedroom = bedroom
room-kitchen = kitchen
room-kids_room = kids’ room
room-bathroom = bathroom
room-pantry = pantry
room-wardrobe = wardrobe
room-sauna = sauna
room-study = study
room-library = library
room-game_room = game room
room-garage = garage
room-wine_cellar = wine cellar
room-workshop = workshop
room-laundry = laundry
room-storage = storage room
room-empty = empty room
room-scaffold = scaffold
cell-top_1 = top floor, far left
cell-top_2 = top floor, left of the middle
cell-top_3 = top floor, middle
cell-top_4 = top floor, right of the middle
cell-top_5 = top floor, far right
cell-middle_1 = middle floor, far left
cell-middle_2 = middle floor, left of the middle
cell-middle_3 = middle floor, middle
cell-middle_4 = middle floor, right of the middle
cell-middle_5 = middle floor, far right
cell-basement_1 = basement, left
cell-basement_2 = basement, right
other-top_1 = { cell-top_1 }
other-top_2 = { cell-top_2 }
other-top_3 = { cell-top_3 }
other-top_4 = { cell-top_4 }
other-top_5 = { cell-top_5 }
other-middle_1 = { cell-middle_1 }
other-middle_2 = { cell-middle_2 }
other-middle_3 = { cell-middle_3 }
other-middle_4 = { cell-middle_4 }
other-middle_5 = { cell-middle_5 }
other-basement_1 = { cell-basement_1 }
other-basement_2 = { cell-basement_2 }
side-up = face up
side-down = face down
decor-grand_piano = grand piano
decor-cat_house = cat house
decor-four_poster_bed = four-poster bed
decor-ice_cream_machine = ice-cream machine
decor-jacuzzi = jacuzzi
decor-painting = painting
decor-fireplace = fireplace
decor-rocking_horse = rocking horse
decor-tree_house = tree house
decor-birdhouse = birdhouse
decor-car = car
beside-tree_house = { decor-tree_house }
beside-birdhouse = { decor-birdhouse }
helper-roofer = roofer
helper-courier = courier
helper-architect = architect
helper-handyman = handyman
helper-interior_designer = interior designer
tool-hammer_drill = hammer drill
tool-jackhammer = jackhammer
tool-concrete_mixer = concrete mixer
tool-scaffolding = scaffolding
colour-red = red
colour-brown = brown
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-grey = grey
window-yes = with a window
count-children = { children }
resource-roof = roof
resource-decor = décor
resource-helper = helper
resource-tool = tool
resource-token = first-player token
deck-rooms = rooms
deck-resources = resources
stage-first = the first player is drawn
stage-deal = the market is filled
stage-discard = a column is discarded
stage-dig = jackhammers may be used
stage-choose = columns are taken
stage-place = a room is placed
stage-park = the car is waiting
stage-scaffold = a scaffold is put up
stage-decorate = a room is decorated
stage-roofer = the roofer works
stage-courier = the courier works
stage-fetch = the courier fetches a room
stage-handyman = the handyman works
stage-keep = one décor stays
stage-over = the match is over

## Options

option-discard = Discarded column
option-discard-on = Yes
    .hint = At the start of every round the first player discards one column.
option-discard-off = No
    .hint = Nothing is discarded: friendlier for small children.
option-car = Car
option-car-off = No
    .hint = Garages are worth only their own points.
option-car-on = Yes
    .hint = Whoever is first to build a garage of two cards may park the car in it: 1 point.
option-roofs = Roof piles
option-roofs-hidden = Face down
    .hint = Roofs lie face down until the end; even their owners must remember them.
option-roofs-open = Face up
    .hint = Everybody may look at all roofs at any time.

## The sheet

line-rooms = Rooms
line-decor = Décor
line-functionality = Functionality
line-roof = Roof
line-helpers = Helpers

## Why not

why-D10 = Which cards come to the market is up to the decks, not to a player.
why-D11 = Chance decides who is the first player of the match.
why-D12 = Only the first player discards a column, at the start of the round, and never the leftmost one.
why-D13 = You take one column when it is your turn, and only one that still has a room.
why-D20 = You place the room that you have taken, on a cell where no room lies yet.
why-D21 = There is a free cell right below: a room needs something to stand on.
why-D22 = Face up, basement cards belong in the basement and all other rooms on the two upper floors.
why-D23 = The room would be larger than it may be.
why-D24 = A room next to it of the same type is complete.
why-D31 = The décor does not belong in that room, or it is not the moment to place any.
why-D33 = That room has décor already; there is never more than one.
why-D50 = The hammer drill exchanges a face-up card of your home for a room on the market, before you take a column.
why-D51 = A jackhammer works only at the start of a round, before anybody takes a column, and only for those who have one.
why-D52 = The concrete mixer needs two room cards on the market, before you take a column.
why-D54 = A scaffold goes on a free cell with no free cell below, in the turn in which you took it, and not on another scaffold.
why-D60 = Only a roofer brings a roof from the discard, and only at the end.
why-D61 = Only a courier exchanges a card for one from the room discard, and only at the end.
why-D63 = Only a handyman lets two cards of your home trade places, and only at the end.
why-D64 = Two rooms with décor cannot become one.
why-D65 = There is no helper to decline now, nor a choice between courier and handyman.
why-D74 = The car is for the first player to build a garage of two cards, at that moment, and not for a garage with décor.

## The board

round = Round { $round } of 12
column = Column { $column }
first-player = First player
roof-pile = { $count ->
    [one] { $count } roof card face down
   *[other] { $count } roof cards face down
}
children = { $count ->
    [one] { $count } child
   *[other] { $count } children
}
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
room-points = By size: { $points }
room-beside = { $points } next to: { $rooms }
room-most = { $count ->
    [one] At most { $count } card
   *[other] At most { $count } cards
}
decor-any = any room
decor-beside = beside the home
only-face-down = This room can only be placed face down
roof-one-colour = Four of one colour: 8 points, and 1 for each window
roof-mixed = Four that are not all of one colour: 3 points, and 1 for each window
roof-unfinished = Fewer than four roof cards: no points
tool-about-hammer_drill = Before you take a column: exchange a face-up card of your home for a room on the market.
tool-about-jackhammer = At the start of a round: take any room from the market and place it; you skip your turn.
tool-about-concrete_mixer = Before you take a column: two rooms on the market trade places.
tool-about-scaffolding = Stands on a free cell and carries a room above it; a room must replace it.
helper-about-roofer = At the end: add a roof from the discard to your pile.
helper-about-courier = At the end: exchange a card of your home for one from the room discard.
helper-about-architect = At the end: 1 point more for each functionality bonus, and 1 for each empty room.
helper-about-handyman = At the end: two cards of your home trade places.
helper-about-interior_designer = At once: décor does not complete your rooms. At the end: 1 point more for each décor.

## Reasons: what an action changes, and what one lacks

gained = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
reason-room = { gained } for the { room-word }
reason-decor = { gained } for the { decor-word }
reason-bathrooms = { gained } for bathrooms on both upper floors
reason-suite = { gained } for bathroom, kitchen and bedroom together
reason-roof = { $count } of { $all } roof cards
reason-first = first player of the next round

## Parts of an edition: where they are from

part-room = the points of { $count ->
    [one] { $count } type of room
   *[other] { $count } types of rooms
}
part-roofs = the number and colours of roofs
part-decor = the points of { $count ->
    [one] { $count } piece of décor
   *[other] { $count } pieces of décor
}
part-helpers = how many helpers there are
part-tools = how many tools there are
part-note = How many cards there are of each type of room, and the children on them, is reconstructed too: only the totals are printed.
