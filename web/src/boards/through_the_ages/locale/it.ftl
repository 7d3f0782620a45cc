through-row = Fila delle carte
through-band = { $count ->
    [one] Carte da { $count } azione civile
   *[other] Carte da { $count } azioni civili
}
through-take-cost = { $count ->
    [0] per te è gratis
    [one] ti costa { $count } azione civile
   *[other] ti costa { $count } azioni civili
}
through-leaves = lascia la fila al prossimo riempimento
through-round = Round { $round }
through-last = Ultimo round: { $round }
through-last-now = Ultimo round
through-known = { $count ->
    [one] Conosci { $count } di queste carte
   *[other] Conosci { $count } di queste carte
}
through-face-down = { $count ->
    [one] { $count } carta coperta: { $age }
   *[other] { $count } carte coperte: { $age }
}
through-pile-civil = Le carte di quest'Era che nessuno ha ancora visto: si ricavano da quelle già uscite.
through-pile-current = Se ne rivela una ogni volta che qualcuno prepara un evento. Vedi solo le carte che conosci.
through-pile-future = Gli eventi preparati dall'ultima mescolata. Vedi solo le carte che conosci.
through-pile-past = Gli eventi già avvenuti.
through-pile-discards = Carte militari di quest'Era usate o scartate.
through-short-civil = Civili
through-short-military = Militari
through-short-current = Eventi
through-short-future = Futuri
through-short-past = Passati
through-short-discards = Scarti
through-comparison = Forza e cultura di tutte le civiltà
through-urban-limit = { $kind }, edifici: { $count } su { $limit }
through-urban = Limite urbano { $limit }
through-workers = { $count ->
    [0] nessun lavoratore
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
through-tokens = { $count ->
    [one] { $count } segnalino blu
   *[other] { $count } segnalini blu
}
through-build-cost = { $count ->
    [0] costruire è gratis
    [one] { $count } risorsa per costruire
   *[other] { $count } risorse per costruire
}
through-develop-cost = { $count } scienza per svilupparla
through-happiness = Facce felici: { $happy }, richieste: { $needed }
through-discontent = { $count ->
    [one] { $count } lavoratore scontento
   *[other] { $count } lavoratori scontenti
}
through-forecast = Se il turno finisse ora
through-eaten = { $count ->
    [one] { $count } consumato
   *[other] { $count } consumati
}
through-corrupt = { $count } alla corruzione
through-uprising = Rivolta: non si produce nulla.
through-uprising-short = Rivolta
through-hunger = { $count ->
    [one] Manca { $count } cibo: si perde cultura.
   *[other] Mancano { $count } cibo: si perde cultura.
}
through-corruption = { $count ->
    [one] La corruzione prende { $count } risorsa.
   *[other] La corruzione prende { $count } risorse.
}
through-excess = { $count ->
    [one] { $count } carta militare oltre il limite va scartata.
   *[other] { $count } carte militari oltre il limite vanno scartate.
}
through-given-up = Rinunci alla prossima azione politica.
through-draws = { $count ->
    [one] { $count } carta militare pescata per le azioni militari non spese.
   *[other] { $count } carte militari pescate per le azioni militari non spese.
}
through-draws-short = Carte militari pescate
through-hand = Le tue carte
through-hand-limit = Al massimo { $limit } carte
through-hand-full = piena: niente altre carte dalla fila
through-hand-excess = troppe a fine turno
through-fresh = Presa in questo turno: si gioca dal prossimo
through-now = Azioni
through-civil-actions = Azioni civili: { $left } su { $all }
through-military-actions = Azioni militari: { $left } su { $all }
through-unit-resources = { $count ->
    [one] +{ $count } risorsa per le unità
   *[other] +{ $count } risorse per le unità
}
through-unit-science = +{ $count } scienza per le unità
through-loose-food = +{ $count } cibo in questo turno
through-loose-resources = { $count ->
    [one] +{ $count } risorsa in questo turno
   *[other] +{ $count } risorse in questo turno
}
through-amount = Quanto
through-settle = Conferma
through-less = Uno in meno
through-more = Uno in più
through-pending = In corso
through-pending-attack = Attacco
through-pending-auction = Asta
through-pending-event = Evento
through-pending-war = Guerra
through-pending-pact = Patto
through-missing = { $cards ->
    [one] forza mancante: { $missing }, al massimo { $cards } carta
   *[other] forza mancante: { $missing }, al massimo { $cards } carte
}
through-highest-bid = Offerta più alta: { $bid } ({ $name })
through-no-bid = Ancora nessuna offerta
through-bidders = Ancora in gara:
through-force = Forza { $force } su { $bid }
through-largest-force = La tua forza massima: { $force }
through-war-when = si decide all'inizio del prossimo turno di { $name }
through-made-culture = cultura per turno
through-made-science = scienza per turno
through-made-strength = forza
through-made-happy = facce felici
through-effects = Abilità, patti e limiti
through-on-turn = di turno
through-resigned = si è ritirato
through-unfold = Di più su { $name }
through-ravaged = in rovina
through-tucked = con un vecchio leader
through-stages = Fasi costruite: { $built } su { $all }
through-armies = { $count ->
    [one] { $count } armata
   *[other] { $count } armate
}
through-obsolete = { $count ->
    [one] { $count } obsoleta
   *[other] { $count } obsolete
}
through-replaces = Sostituisce { $name }.
through-change-civil = Azioni civili
through-change-military = Azioni militari
through-change-urban_limit = Limite urbano
legend-t-civil = Azioni civili: carte, popolazione, edifici, tecnologie.
legend-t-military = Azioni militari: unità, tattiche e attacchi; quelle non spese pescano carte.
legend-t-science = Scienza: paga le tecnologie.
legend-t-culture = Cultura: vince chi ne ha di più alla fine.
legend-t-food = Cibo: nutre la popolazione, e ne paga di nuova.
legend-t-resource = Risorse: pagano edifici, unità e meraviglie.
legend-t-happy = Facce felici: se sono poche i lavoratori sono scontenti, e lo scontento ferma la produzione.
legend-t-infantry = Forza: si confronta in aggressioni, guerre ed eventi.
legend-t-worker = Un lavoratore: uno su ogni edificio e unità.
legend-t-urban_limit = Tanti edifici di un tipo permette il tuo governo.
legend-t-territory = Un territorio: si vince all'asta, e si paga con unità.
legend-t-tactic = Una tattica: unità dei tipi giusti formano eserciti.
legend-t-bonus = Una carta bonus: per la difesa o per una colonia.
