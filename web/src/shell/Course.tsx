import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { get } from '../api'
import { Link } from '../router'
import { language, t } from '../text'
import { isDone, tableOf } from '../tutorial/progress'
import type { Course as Courses, CourseItem, CourseLesson } from '../types'
import { Crest } from './Crest'
import { useGames } from './games'

/** What there is to learn of a title: its lessons, each with a task, and its challenges. */
export function Course({ title }: { title: string }) {
  const course = useSignal<Courses | null>(null)
  const fault = useSignal(false)
  const games = useGames()
  useEffect(() => {
    get('/games/{title}/course', { title })
      .then((found) => (course.value = found))
      .catch(() => (fault.value = true))
  }, [title, language.value])
  const game = games.value.find(({ key }) => key === title)
  if (fault.value) return <main class="page">{t('offline')}</main>
  const { lessons = [], challenges = [] } = course.value ?? {}
  const next = lessons.find(({ key }) => !isDone(title, 'lessons', key) || !isDone(title, 'tasks', key))
  const solved = challenges.filter(({ key }) => isDone(title, 'challenges', key)).length
  return (
    <main class="page course" aria-busy={!course.value}>
      <header class="game-head">
        <Crest title={title} />
        <div>
          <h1>{t('course', { title: game?.names[language.value] ?? '' })}</h1>
          <p class="faint">{t('course-text')}</p>
        </div>
      </header>
      <section class="card-box">
        <h2>{t('lessons')}</h2>
        <ol class="course-list">
          {lessons.map((lesson) => (
            <LessonRow key={lesson.key} title={title} lesson={lesson} next={lesson === next} />
          ))}
        </ol>
      </section>
      {challenges.length > 0 && (
        <section class="card-box">
          <h2>{t('challenges')}</h2>
          <p class="faint">{t('challenges-text', { solved, all: challenges.length })}</p>
          <ol class="course-list challenges">
            {challenges.map((challenge) => (
              <ChallengeRow key={challenge.key} title={title} challenge={challenge} />
            ))}
          </ol>
        </section>
      )}
    </main>
  )
}

interface LessonProps {
  title: string
  lesson: CourseLesson
  /** Whether it is what the learner does next. */
  next: boolean
}

function LessonRow({ title, lesson, next }: LessonProps) {
  const read = isDone(title, 'lessons', lesson.key)
  const solved = isDone(title, 'tasks', lesson.key)
  const under = tableOf(title, 'lessons', lesson.key) !== undefined
  return (
    <li data-study={lesson.key} data-done={read && solved}>
      <div class="grow">
        <h3>{lesson.name}</h3>
        <p>{lesson.about}</p>
        <p class="faint">
          {t('lesson-steps', { count: lesson.steps })}
          {read && ` · ✓ ${t('lesson-read')}`}
          {solved && ` · ✓ ${t('task-solved')}`}
        </p>
      </div>
      <div class="row wrap">
        <Link class={next && !read ? 'button primary' : 'button'} to={`/learn/${title}/lessons/${lesson.key}`}>
          {t(under ? 'lesson-go-on' : read ? 'lesson-again' : 'lesson-begin')}
        </Link>
        {read && (
          <Link class={next && !solved ? 'button primary' : 'button'} to={`/learn/${title}/tasks/${lesson.key}`}>
            {t('task')}
          </Link>
        )}
      </div>
    </li>
  )
}

function ChallengeRow({ title, challenge }: { title: string; challenge: CourseItem }) {
  const solved = isDone(title, 'challenges', challenge.key)
  return (
    <li data-study={challenge.key} data-done={solved}>
      <div class="grow">
        <h3>
          {challenge.name} {solved && <span aria-label={t('task-solved')}>✓</span>}
        </h3>
        <p>{challenge.about}</p>
      </div>
      <Link class="button" to={`/learn/${title}/challenges/${challenge.key}`}>
        {t(solved ? 'task-again' : 'challenge-try')}
      </Link>
    </li>
  )
}
