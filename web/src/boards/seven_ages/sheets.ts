/** What lies open beside the map while something is under way; fetched after the board (see `Deed`). */
import { CivSheet } from './CivSheet'
import { ConflictSheet } from './ConflictSheet'
import { Drawn } from './Drawn'
import { Happenings } from './Happenings'
import { MarchSheet } from './MarchSheet'
import { MarkerSheet } from './MarkerSheet'
import { Shop } from './Shop'
import { TradeSheet } from './TradeSheet'

export const SHEETS = {
  events: Happenings,
  drawn: Drawn,
  conflict: ConflictSheet,
  trade: TradeSheet,
  march: MarchSheet,
  markers: MarkerSheet,
  shop: Shop,
  civilise: CivSheet,
}
