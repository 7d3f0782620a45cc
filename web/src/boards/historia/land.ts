/** The outlines of the territories on a sea of this size, and where their names stand. */
export const SEA = { width: 672, height: 366 }

export interface Land {
  shape: string
  x: number
  y: number
}

const LANDS: Record<string, Land> = {
  north_america: { shape: 'M10 44 54 20 118 8 172 24 182 60 160 84 150 116 104 130 62 112 30 84Z', x: 100, y: 58 },
  central_america: { shape: 'M64 122 104 138 148 124 154 146 178 158 186 192 152 202 108 190 78 164Z', x: 130, y: 164 },
  south_america: {
    shape: 'M152 210 190 200 230 218 244 250 226 292 200 340 176 356 164 310 140 268 134 232Z',
    x: 188,
    y: 260,
  },
  europe: { shape: 'M246 38 292 12 346 16 352 62 346 104 304 116 262 108 240 76Z', x: 298, y: 60 },
  russia: { shape: 'M354 16 424 6 520 8 602 18 610 50 568 70 508 84 456 86 404 92 356 98 360 58Z', x: 474, y: 40 },
  north_africa: { shape: 'M236 138 284 126 336 130 362 138 368 182 350 214 296 220 254 204 230 170Z', x: 298, y: 166 },
  southern_africa: {
    shape: 'M298 228 350 222 380 234 388 268 366 314 340 352 314 344 304 300 286 258Z',
    x: 338,
    y: 274,
  },
  middle_east: {
    shape: 'M352 108 404 100 448 94 456 130 446 158 424 196 386 196 374 182 368 136 350 124Z',
    x: 406,
    y: 138,
  },
  india: { shape: 'M452 162 468 140 504 156 526 178 520 208 500 236 484 268 464 236 448 204 430 198Z', x: 480, y: 190 },
  china: { shape: 'M482 132 474 104 488 94 510 92 566 78 592 98 596 138 574 166 532 172 506 152Z', x: 535, y: 116 },
  southeast_asia: {
    shape: 'M534 180 578 172 606 184 612 218 634 244 604 266 562 258 540 232 528 208Z',
    x: 574,
    y: 210,
  },
  japan: { shape: 'M612 78 650 68 668 92 664 136 638 168 608 158 604 118Z', x: 637, y: 108 },
  oceania: { shape: 'M548 300 598 284 646 290 666 320 644 356 590 360 546 344Z', x: 606, y: 314 },
}

const STEP = 80

/** A territory the map was not drawn for, as a data pack may bring it, lies as an island in the southern ocean. */
export function landOf(id: string, place: number): Land {
  const x = 60 + (place % 8) * STEP
  return LANDS[id] ?? { shape: `M${x - 34} 330h68v32h-68Z`, x, y: 340 }
}
