"""The rules, one module per chapter of the rulebook, in its order:

setup (Preparazione), draft (Fase di Selezione delle Meraviglie), construction (Costruire in 7 Wonders Duel),
age (Panoramica di un'Epoca), turn (Turno di Gioco), military (Esercito), science (Scienza e Progresso),
victory (Fine della partita e vittoria).
"""
