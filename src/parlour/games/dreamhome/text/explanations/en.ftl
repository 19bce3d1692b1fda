# What things in the game are, with the numbers of now. These texts may use those of the game.

explain-points = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
explain-unknown = Points that you cannot know yet
explain-place = Place { $place } at the moment
explain-total = All points
explain-deck-rooms = Room cards to come
explain-deck-resources = Resource cards to come
explain-discard = Discards
explain-round = Rounds
explain-kept = Tools and helpers
explain-gain-now = Points that this would bring now
explain-beside = { $points } beside: { room-word }
explain-worth = { $points ->
    [one] Worth { $points } point
   *[other] Worth { $points } points
}
explain-belongs = Belongs in: { room-word }
explain-any-room = Belongs in any room
explain-beside-home = Stands beside the home
explain-have = You have { $count }: { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
explain-bathrooms = { $has ->
    [yes] Bathrooms on both upper floors: { $points } points
   *[no] No bathrooms on both upper floors yet; they would bring { $points }
}
explain-suite = { $has ->
    [yes] Bathroom, kitchen and bedroom: { $points } points
   *[no] Bathroom, kitchen and bedroom are not all there yet; together they bring { $points }
}
explain-room-now = { $count ->
    [one] This room has { $count } card
   *[other] This room has { $count } cards
}: { $points }
explain-room-next = { $count } cards make { $points }
explain-complete = The room is complete
