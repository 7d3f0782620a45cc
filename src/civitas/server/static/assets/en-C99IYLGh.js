var e=`score-men = Men in play
score-buildings = Kinds of building
score-goods = Goods for San Christofori
score-enclosure = A rival surrounded
score-hexes = Unpolluted hexes
score-total = Total
condition-men = All { $men } of your men are in play.
condition-buildings = You have built every kind of city building.
condition-goods = You own { $each } of each good that San Christofori asks for.
condition-enclosure = Your zone covers the whole zone of another player.
`;export{e as default};