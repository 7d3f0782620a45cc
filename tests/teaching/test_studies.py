"""Every lesson goes by the rules step by step, and every goal can be reached: its stored solution is played."""

from __future__ import annotations

import re

import pytest

from civitas.bots.resting import resting
from civitas.kernel.position import Position
from civitas.kernel.registry import title, title_keys
from civitas.teaching.goals import Goal, Verdict, verdict
from civitas.teaching.studies import Kind, Lesson, beginning, challenges, goal_of, lessons, script, seat_of, study_of
from civitas.text import LANGUAGES

LESSONS = [(key, lesson.key) for key in title_keys() for lesson in lessons(title(key))]
CHALLENGES = [(key, challenge.key) for key in title_keys() for challenge in challenges(title(key))]
GOALS: list[tuple[str, Kind, str]] = [(key, "tasks", name) for key, name in LESSONS]
GOALS += [(key, "challenges", name) for key, name in CHALLENGES]
COURSES = {"antiquity": 4, "historia": 4, "seven_ages": 5, "seven_wonders_duel": 2, "through_the_ages": 5}
LEAST_CHALLENGES = 8
WORDS_A_MINUTE = 130
SECONDS_A_MOVE = 6
SECONDS_A_STEP = 2
MINUTES = 10
MOST_RESTS = 400


def lesson_of(key: str, name: str) -> Lesson:
    found = study_of(title(key), "lessons", name)
    assert isinstance(found, Lesson)
    return found


@pytest.mark.parametrize("key", sorted(COURSES))
def test_every_title_has_its_course(key: str) -> None:
    course = lessons(title(key))
    assert [lesson.number for lesson in course] == list(range(1, COURSES[key] + 1))
    assert all(lesson.seat == 0 for lesson in course), "the learner has the first seat"
    tries = challenges(title(key))
    assert len(tries) >= LEAST_CHALLENGES
    assert [challenge.number for challenge in tries] == list(range(1, len(tries) + 1))


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_every_move_of_a_lesson_is_legal(key: str, name: str) -> None:
    lesson = lesson_of(key, name)
    game = beginning(title(key), "lessons", lesson)
    for number, play in enumerate(script(lesson)):
        move = game.title.moves.parse(play.move)
        assert play.seat in game.waiting(), (number, play)
        assert game.refusal(play.seat, move) is None, (number, play)
        game.play(play.seat, move)
    for step in lesson.steps:
        assert not (step.moves and step.play), "a step is the learner's or the coach's"


@pytest.mark.parametrize(("key", "name"), LESSONS)
def test_a_lesson_takes_no_more_than_ten_minutes(key: str, name: str) -> None:
    """The task at its end included."""
    lesson = lesson_of(key, name)
    moves = sum(len(step.moves) for step in lesson.steps) + len(lesson.task.solution)
    seconds = moves * SECONDS_A_MOVE + len(lesson.steps) * SECONDS_A_STEP
    for language in LANGUAGES:
        said = [*(step.say[language] for step in lesson.steps), lesson.task.say[language]]
        assert len(" ".join(said).split()) / WORDS_A_MINUTE + seconds / 60 <= MINUTES


@pytest.mark.parametrize(("key", "kind", "name"), [*((k, "lessons", n) for k, n in LESSONS), *GOALS])
def test_all_is_said_in_both_languages(key: str, kind: Kind, name: str) -> None:
    study = study_of(title(key), kind, name)
    told = goal_of(title(key), kind, name)
    texts = [study.name, study.about, *([told[1]] if told else [])]
    texts += [step.say for step in study.steps] if isinstance(study, Lesson) else []
    for text in texts:
        assert set(text) == set(LANGUAGES)
        assert len(set(text.values())) == len(LANGUAGES) or len(text["en"].split()) < 3
        assert all(re.search(r"\w", said) and said == said.strip() for said in text.values())


def rested(game: Position, goal: Goal, seat: int, moves: int) -> Verdict:
    """The rivals rest until the seat is asked, or its fate is known."""
    for _ in range(MOST_RESTS):
        found = verdict(goal, game, seat, moves)
        if found != "open" or seat in game.waiting() or not game.waiting():
            return found
        other = game.waiting()[0]
        game.advance(other, resting(game.title, game.contending(other)))
    raise AssertionError("the rivals rest for ever")


@pytest.mark.parametrize(("key", "kind", "name"), GOALS)
def test_every_goal_can_be_reached(key: str, kind: Kind, name: str) -> None:
    study = study_of(title(key), kind, name)
    told = goal_of(title(key), kind, name)
    assert told is not None
    goal = told[0]
    solution = study.task.solution if isinstance(study, Lesson) else study.solution
    seat = seat_of(kind, study)
    game = beginning(title(key), kind, study)
    state = rested(game, goal, seat, 0)
    for number, text in enumerate(solution, 1):
        assert state == "open", (number, text)
        game.play(seat, game.title.moves.parse(text))
        state = rested(game, goal, seat, number)
    assert state == "reached"


@pytest.mark.parametrize(("key", "kind", "name"), GOALS)
def test_no_goal_is_reached_without_thinking(key: str, kind: Kind, name: str) -> None:
    """Of two who do not think, one passing and one always taking the last move there is, at least one fails."""
    study = study_of(title(key), kind, name)
    told = goal_of(title(key), kind, name)
    assert told is not None
    solution = study.task.solution if isinstance(study, Lesson) else study.solution
    seat = seat_of(kind, study)
    states: list[Verdict] = []
    for thoughtless in (lambda legal: resting(title(key), legal), lambda legal: legal[-1]):
        game = beginning(title(key), kind, study)
        state = rested(game, told[0], seat, 0)
        assert state == "open"
        for number in range(1, len(solution) + 1):
            if state != "open" or not game.waiting():
                break
            game.advance(seat, thoughtless(game.contending(seat)))
            state = rested(game, told[0], seat, number)
        states.append(state)
    assert states != ["reached", "reached"]
