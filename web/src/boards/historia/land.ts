import drawing from './land.json'

/** The outlines of the territories on a sea of this size, and where their names stand. */
export const SEA = drawing.sea

export interface Land {
  shape: string
  x: number
  y: number
}

const LANDS: Record<string, Land | undefined> = drawing.lands

const STEP = 80

/** A territory the map was not drawn for, as a data pack may bring it, lies as an island in the southern ocean. */
export function landOf(id: string, place: number): Land {
  const x = 60 + (place % 8) * STEP
  return LANDS[id] ?? { shape: `M${x - 34} 330h68v32h-68Z`, x, y: 340 }
}
