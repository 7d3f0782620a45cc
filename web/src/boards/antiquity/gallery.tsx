import type { Gallery } from '..'
import { Picture } from '../../pictures'
import { thing } from './facts'
import { PlanShape } from './pieces'
import { Sign } from './Sign'

export const gallery: Gallery = {
  families: {
    saint: 'aid-family-saint',
    building: 'aid-family-building',
    project: 'aid-family-project',
    good: 'gallery-good',
  },
  Face: ({ domain, id, things }) => {
    if (domain === 'saint') return <Picture set="saint" id={id} />
    if (domain === 'building') return <PlanShape building={id} shape={thing(things, domain, id).sheet.shape} />
    return <Sign id={id} />
  },
}
