var e=`title-blurb = Twelve turns from fire to the stars: choose in secret, race your rivals through technology and arms, and start the revolution at the right moment.
title-note = Of every number the game says whether the designer or a publisher attests it, players report it, or it is ours; a data pack can replace any of them.
seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6
seat-civbot_1 = Civbot 1
seat-civbot_2 = Civbot 2
seat-civbot_3 = Civbot 3
seat-civbot_4 = Civbot 4
seat-civbot_5 = Civbot 5
era-1 = Era I
era-2 = Era II
era-3 = Era III
score-territories = Territories
score-governments = Governments
score-leaders = Leaders
score-expansion = Expansion
score-raids = Raids
score-wars = Wars
score-trade = Trade partners
score-tourism = Tourism
score-matrix = Levels
score-wonders = Wonders
score-advisors = Advisors
score-goals = Goals
score-events = Events
score-exploited = Given up by Exploit
score-civbot_cards = Civbot cards
score-total = Total
axis-technology = technology
axis-military = military
icon-government = Governments score
icon-territory = Territories score
icon-leader = Leaders score
icon-wonder_row = New row of wonders
move-lay = Lay { $card }
    .detail =
        { $idle ->
            [1] as things stand, it will do nothing
           *[other] { "" }
        }
move-done = Ready
move-end = End the action
move-technology = Advance in technology
    .detail =
        { $cubes ->
            [0] free
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
move-military = Advance in military
    .detail =
        { $cubes ->
            [0] free
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
move-expand = Expand to { $territory }
    .detail =
        { $known ->
            [0] tile face down
           *[other]
                { $shared ->
                    [0] tile { $points }, scored at once
                   *[other] tile { $points }, nothing at once
                }
        }
move-raid = Raid { $seat }
    .detail = military { $level } > { $other_level } · +{ $points }
move-trade = Trade with { $seat }
    .detail = technology { $level } < { $other_level } · they score { $points }
move-recover = Recover a used cube
move-withdraw = Take your cube back from { $territory }
    .detail =
        { $points ->
            [one] -{ $points } point
           *[other] -{ $points } points
        }
move-art = Build { $wonder }
    .detail =
        { $cubes ->
            [0] free
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }
move-tourism = Welcome tourists
    .detail =
        { $points ->
            [one] +{ $points } point
           *[other] +{ $points } points
        }
move-use = Use the advisor
move-return = Take { $card } back
move-wonder = Use { $wonder }
move-flip = Flip a Golden Era token
move-golden_era = Begin your Golden Era
move-refresh = Refresh { $wonder }
move-eliminate = Discard { $wonder }
move-discard = Discard { $card }
move-civilization = Choose { $civilization }
move-settle = Settle in { $territory }
    .detail =
        { $known ->
            [0] tile face down
           *[other] tile { $points }
        }
move-leader = Choose { $leader }
move-war = War on { $seat } in { $territory }
    .detail =
        { $cubes ->
            [0] military { $level } > { $other_level } · +{ $points }
            [one] military { $level } > { $other_level } · { $cubes } cube · +{ $points }
           *[other] military { $level } > { $other_level } · { $cubes } cubes · +{ $points }
        }
`;export{e as default};