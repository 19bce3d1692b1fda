# What the pages of editions say in English.

## The lists

editions = Editions
editions-about = Much of what is printed in these boxes is not public, so we had to reconstruct it. If you own a game, make an edition of your own, enter what your cards say, and play with that.
editions-mine = Your editions
editions-none = None yet: make one of those below yours.
editions-shared = Shared with you
editions-shipped = These come with Parlour
edition-shipped = Standard edition
edition-own-name = My { $game }
edition-of = By { $name }
edition-make-mine = Make it mine
edition-edit = Edit
edition-look = Have a look
edition-play = Play with it
edition-pad = Score pad with it
edition-keep = Keep it
edition-leave = Remove from the list
edition-import = Read a file
edition-import-about = An edition that you exported here, or wrote by hand as TOML. Choose the file or paste its text.
edition-import-text = Text of the file
edition-import-file = Choose a file
edition-import-game = Game
edition-import-read = Read it

## The editor: its bar

editor-back = To your editions
editor-name = Name of the edition
editor-state = { $state ->
    [saved] Saved
    [waiting] Not saved yet
    [saving] Saving…
    [offline] Kept in this browser. It is saved as soon as the server can be reached.
    [refused] Kept in this browser. The server does not take it:
   *[conflict] Not saved: something else is stored
}
editor-progress = { $done } of { $count } checked against your box
editor-undo = Undo
editor-redo = Redo
editor-undone = Undone: { $what }
editor-redone = Done again: { $what }
editor-differences = { $count ->
    [0] No differences
    [one] { $count } difference
   *[other] { $count } differences
}
editor-use = Play, share …

## The list of components

editor-components = All components
editor-filter = Which components to show
editor-filter-all = All
editor-filter-unchecked = To check
editor-filter-changed = Changed
editor-filter-wrong = Mistakes
editor-none-shown = There are none.
editor-mark-wrong = with a mistake
editor-mark-changed = changed
editor-mark-checked = checked

## A component

editor-previous = Previous component (Page up)
editor-next = Next component (Page down)
editor-not-drawn = This cannot be drawn as it is; here are its values.
editor-source = { $source ->
    [rulebook] From the rulebook
    [public] From reviews and photographs
    [owner] From your box
    [reconstructed] Reconstructed by us
   *[other] Source unknown
}
editor-restore = As it was shipped
editor-compared = Checked against my box
editor-compared-next = As in my box, next
editor-shorter = { $name }: one less
editor-longer = { $name }: one more
editor-none = nothing
editor-yes = yes
editor-no = no

## A photograph

editor-photo = Photograph
editor-photo-open = Photo beside it
editor-photo-other = Another photo
editor-photo-smaller = Show the photo smaller
editor-photo-larger = Show the photo larger
editor-photo-turn = Turn the photo
editor-photo-close = Take the photo away
editor-photo-broken = This picture cannot be read.
editor-photo-about = Photograph your cards and type from the picture. It stays in this browser: it is neither sent nor kept.

## What is wrong

editor-problems = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
editor-place = { $entry }: { $field }
problem-missing = is missing
problem-unknown = does not belong here
problem-range = must be a number from { $low } to { $high }, not { $found }
problem-total = must be { $wanted } in all, not { $found }
problem-count = { $kind ->
    [exact] { $found } instead of { $low }
    [most] { $found } is too many; at most { $high }
   *[range] { $found } is not the right number: from { $low } to { $high }
}
problem-long = is longer than { $most } characters
problem-once = each must be there once
problem-choice = must be one of: { $choices }
problem-other = expected { $expected }, found { $found }

## Differences

editor-change = { $field }: { $before } → { $after }
editor-no-differences = It plays exactly like the edition that comes with Parlour.
editor-shipped = As shipped
editor-own = Yours

## Two versions

editor-conflict = { $which ->
    [kept] There is work that was never saved
   *[stored] This edition was changed somewhere else
}
editor-conflict-about = { $which ->
    [kept] This browser has kept changes of this edition that the server never got. Go on with them, or with what was saved?
   *[stored] While you worked here, another tab or device has saved something else. Nothing was overwritten: choose what to go on with. If you take the saved one, undo brings yours back.
}
editor-take-both = Combine both
editor-take-theirs = { $which ->
    [kept] Go on with the unsaved work
   *[stored] Take the saved one
}
editor-keep-mine = { $which ->
    [kept] Go on with what was saved
   *[stored] Keep mine
}
editor-keep-both = Keep both: mine as a copy
editor-here = { $which ->
    [kept] Saved
   *[stored] Here
}
editor-there = { $which ->
    [kept] Unsaved
   *[stored] Saved elsewhere
}

## What can be done with it

editor-not-playable = { $mistakes ->
    [0] It can be played with as soon as it is checked and saved.
    [one] It can be played with once the mistake is corrected.
   *[other] It can be played with once the mistakes are corrected.
}
editor-share = Share
editor-share-about = Whoever has the link sees this edition, plays with it and can make a copy. What you change later is seen, too.
editor-link = Link
editor-make-link = Make a link
editor-withdraw = Withdraw the link
editor-file = As a file
editor-file-about = A TOML file that you can keep, edit by hand and read in again, also on another server.
editor-export = Download
editor-balance = To measure how well it is balanced, download the file and run this command with Parlour’s Python package:
editor-copy = Copy
editor-delete = Delete
editor-delete-sure = Delete “{ $name }”? Matches that were played with it stay.
editor-delete-yes = Yes, delete it
editor-deleted = The edition is deleted.
