import { useSignal } from '@preact/signals'
import type { VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import type { BoardModule } from '../boards'
import { later } from '../idle'
import type { TableStore } from '../table/store'
import { dress } from '../typefaces'
import type { Staging } from './Stage'

type StageModule = typeof import('./Stage')

/** The stage of a table, the first of its children. It comes once the board is drawn: nobody waits for it. */
export function useStage(store: TableStore, board: BoardModule | null): VNode | null {
  const parts = useSignal<{ stage: StageModule; staging: Staging } | null>(null)
  const load = board?.staging
  const drawn = board !== null
  useEffect(() => {
    if (drawn) later(dress)
    if (!load) return
    later(async () => {
      const [stage, staging] = await Promise.all([import('./Stage'), load()])
      parts.value = { stage, staging }
    })
  }, [drawn, load])
  if (!parts.value) return null
  const { stage, staging } = parts.value
  return <stage.default store={store} staging={staging} />
}
