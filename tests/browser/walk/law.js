/* The law of the screen, looked at in the page: what breaks it comes back as a list of rule, element and detail. */
(law) => {
  const { touch, smallest, numerals, moves, vital, targetless, enlarged } = law
  const faults = []
  const marked = (window.walkMarked = [])

  const named = (element) => {
    const data = Object.entries(element.dataset ?? {}).filter(([key]) => !STATES.has(key))
    const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`).join('')
    return element.tagName.toLowerCase() + classes + data.slice(0, 2).map(([key, value]) => `[${key}=${value}]`).join('')
  }
  const STATES = new Set(['legal', 'pointed', 'linked', 'free', 'frees', 'turn', 'harm', 'inert', 'armed', 'fault'])
  const say = (rule, element, detail = '') => {
    faults.push({ rule, element: element ? named(element) : '', detail })
    if (element?.style) {
      marked.push([element, element.style.outline])
      element.style.outline = '3px solid red'
    }
  }

  const modal = [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal'))
  const root = modal ?? document.body
  const inSight = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden') &&
    element.getBoundingClientRect().width > 0
  const within = ({ left, right, top, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const grown = (element) => element instanceof SVGGeometryElement

  // --- targets

  const all = [...root.querySelectorAll('[data-legal=true], [data-move]:not([data-inert], .move)')].filter(
    (element) => !element.closest('.area-side') && element.getAttribute('data-legal') !== 'false',
  )
  const shown = all.filter(inSight)
  const leads = [...document.querySelectorAll('[data-leads=true]')].filter(inSight)
  const reaches = (element, move) =>
    element.dataset.move === move.move ||
    Object.values(move.args).some((value) => Object.values(element.dataset).includes(String(value)))
  if (!targetless)
    for (const move of moves)
      if (!shown.some((element) => reaches(element, move))) {
        const hidden = all.find((element) => reaches(element, move))
        if (!hidden) say('no-target', null, move.move)
        else if (!leads.length) say('hidden', null, `${move.move} at ${named(hidden)}`)
      }

  const scrolls = [...document.querySelectorAll('*')]
    .filter((element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    .map((element) => [element, element.scrollLeft, element.scrollTop])
  const restore = () => {
    for (const [element, left, top] of scrolls) [element.scrollLeft, element.scrollTop] = [left, top]
    scrollTo(0, 0)
  }
  const spots = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    if (!grown(element) && element.tagName !== 'g') return [middle]
    const shape = grown(element) ? element : element.querySelector('path, polygon, circle, rect, ellipse')
    if (!shape?.isPointInFill) return [middle]
    const back = shape.getScreenCTM().inverse()
    const inside = (parts) =>
      [...Array(parts - 1).keys()]
        .flatMap((x) => [...Array(9).keys()].map((y) => [(x + 1) / parts, (y + 1) / 10]))
        .map(([x, y]) => new DOMPoint(left + x * width, top + y * height))
        .filter((point) => shape.isPointInFill(point.matrixTransform(back)))
    // An area at both edges of the world is found by a finer comb only.
    return [inside(10), inside(100), [middle]].find((points) => points.length)
  }
  const inWindow = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  // What lies of a map beyond its frame is not seen.
  const inFrame = (element, { x, y }) => {
    const frame = element.closest('[data-zoomable]')?.getBoundingClientRect()
    return !frame || (x >= frame.left && x < frame.right && y >= frame.top && y < frame.bottom)
  }
  const area = (element) => element.closest('.area-board, .area-me, .area-others')

  for (const element of shown) {
    const pane = area(element)
    const before = [scrollY, scrollX, pane?.scrollTop ?? 0, pane?.scrollLeft ?? 0].join()
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const moved = [scrollY, scrollX, pane?.scrollTop ?? 0, pane?.scrollLeft ?? 0].join() !== before
    const zoomed = !!element.closest('[data-zoomable]')
    if (moved && !zoomed && !modal && !enlarged) say('fold', element, 'only by scrolling')
    const points = spots(element).filter((point) => inWindow(point) && inFrame(element, point))
    const hits = points.map((point) => document.elementFromPoint(point.x, point.y))
    const hit = hits.filter((found) => found && (element.contains(found) || found.contains(element.closest('label')))).length
    if (!points.length && !zoomed) say('outside', element)
    else if (points.length && hit * 2 < points.length) {
      const over = hits.find((found) => found && !element.contains(found))
      say('covered', element, over ? `by ${named(over)}` : '')
    }
    const { width, height } = element.getBoundingClientRect()
    if (touch && !zoomed && !element.closest('svg') && Math.min(width, height) < 43.5)
      say('small-target', element, `${Math.round(width)}x${Math.round(height)}`)
    restore()
  }

  // What of a thing is seen: a list that scrolls in its own box hides the rest.
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, rect.left), Math.min(right, rect.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, rect.top), Math.min(bottom, rect.bottom)]
    }
    return { left, top, right, bottom }
  }
  // A list may hide some of its targets, never all: who does not see one does not look for one.
  const listOf = (element) => {
    for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
      if (box.matches('.area, [data-zoomable]')) return null
      const { overflowX, overflowY } = getComputedStyle(box)
      const across = box.scrollWidth > box.clientWidth + 1 && overflowX !== 'visible'
      const down = box.scrollHeight > box.clientHeight + 1 && overflowY !== 'visible'
      if (across || down) return box
    }
    return null
  }
  const half = (element) => {
    const [all, part] = [element.getBoundingClientRect(), seen(element)]
    return part.right - part.left >= all.width / 2 && part.bottom - part.top >= all.height / 2
  }
  if (!enlarged) {
    for (const [list, held] of Map.groupBy(shown, listOf))
      if (list && !held.some(half)) say('unseen', held[0], `in ${named(list)}`)
    // The way on is always seen.
    for (const end of shown.filter((element) => element.matches('.area :is(.primary, .end)') && listOf(element)))
      if (!half(end)) say('unseen', end, `in ${named(listOf(end))}`)
  }
  const boxes = shown.filter((element) => !element.closest('svg') || element.tagName === 'svg')
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const [a, b] = [seen(one), seen(other)]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && down > 2) say('overlap', one, `${named(other)} ${Math.round(across)}x${Math.round(down)}`)
    }
  for (const element of boxes)
    for (const drawing of element.querySelectorAll(':scope > svg, :scope > img')) {
      if (!drawing.checkVisibility()) continue // left out where there is no room for it
      const [a, b] = [element.getBoundingClientRect(), drawing.getBoundingClientRect()]
      const across = Math.max(b.right - a.right, a.left - b.left)
      const down = Math.max(b.bottom - a.bottom, a.top - b.top)
      if (Math.max(across, down) > 10) say('astray', element, `its drawing by ${Math.round(across)}x${Math.round(down)}`)
    }
  for (const element of shown)
    if (element.dataset.move && !element.hasAttribute('data-legal') && !element.closest('dialog'))
      say('data-legal', element, element.dataset.move)

  // --- the prompt, and what the decision needs

  const prompt = document.querySelector('.prompt-text')
  if (!modal && prompt) {
    if (prompt.scrollHeight > prompt.clientHeight + 1 || prompt.scrollWidth > prompt.clientWidth + 1)
      say('prompt', prompt, prompt.textContent)
    if (!within(prompt.getBoundingClientRect())) say('prompt', prompt, 'out of sight')
  }
  if (!modal)
    // What a board itself calls needed (`data-needed`) is so wherever it is drawn.
    for (const selector of [...vital, ...(document.querySelector('[data-needed]') ? ['[data-needed]'] : [])]) {
      const found = [...document.querySelectorAll(selector)].filter(inSight)
      const clear = found.filter((element) => {
        if (enlarged) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = element.getBoundingClientRect()
        const point = { x: left + width / 2, y: top + height / 2 }
        const hit = inWindow(point) && document.elementFromPoint(point.x, point.y)
        return hit && (element.contains(hit) || hit.contains(element))
      })
      if (!clear.length) say('vital', found[0] ?? null, selector)
      restore()
    }

  // --- the page and its texts

  if (document.documentElement.scrollWidth > innerWidth + 1)
    say('wide', null, `${document.documentElement.scrollWidth} of ${innerWidth}`)
  if (modal && !within(modal.getBoundingClientRect())) say('sheet', modal, 'leaves the window')
  if (modal && !enlarged) {
    // What can be done is seen together with what is told, however long the text is.
    modal.scrollTop = 0
    const edge = modal.getBoundingClientRect().bottom + 1
    for (const move of modal.querySelectorAll('.choice [data-first]'))
      if (move.getBoundingClientRect().bottom > edge) say('sheet', move, 'only by scrolling')
    const [text, doable] = ['.effects', '.choice-moves'].map((part) => modal.querySelector(`.choice-text > ${part}`)?.getBoundingClientRect())
    if (text && doable && text.top < doable.top && text.bottom > doable.top + 2) say('sheet', modal, 'its moves cover its text')
    restore()
  }

  const NUMERAL = /^[\d\s+−–\-×*/%.,:|()±#°→✓✕]+$|^[IVX]+$|^\S{1,2}$/u
  const told = new Set()
  const once = (rule, element, detail, key) => {
    if (told.has(key)) return
    told.add(key)
    say(rule, element, detail)
  }
  const scale = (element) => {
    const drawing = element.closest('svg')
    return drawing && element.getScreenCTM ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1
  }
  const clips = (element, text) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (box instanceof SVGElement && box.tagName !== 'svg') continue
      if (box.hasAttribute('data-zoomable')) return null
      const rect = box.getBoundingClientRect()
      const [x, y] = [style.overflowX, style.overflowY]
      if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') return null
      const cutX = x !== 'visible' && (text.right > rect.right + 1.5 || text.left < rect.left - 1.5)
      const cutY = y !== 'visible' && (text.bottom > rect.bottom + 3 || text.top < rect.top - 3)
      if (cutX || cutY) return box
      if (style.position === 'fixed') return null
    }
    return null
  }
  // What lies over letters hides them, however whole they are.
  const drawings = [...root.querySelectorAll('.picture, img')].filter((one) => inSight(one) && !one.closest('[data-zoomable]'))
  const overlaid = (line, own) =>
    drawings.find((one) => {
      const other = seen(one)
      const across = Math.min(line.right, own.right, other.right) - Math.max(line.left, own.left, other.left)
      const down = Math.min(line.bottom, own.bottom, other.bottom) - Math.max(line.top, own.top, other.top)
      return across > 3 && down > 3
    })
  const kindOf = (element) =>
    `${element.tagName}.${element.getAttribute('class') ?? ''}<${element.parentElement?.getAttribute('class') ?? ''}`
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.data.trim()
    const element = node.parentElement
    if (!text || !element || !inSight(element) || element.closest('title, option, .area-side .moves')) continue
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    if (rect.bottom < 0 || rect.top > innerHeight || rect.right < 0 || rect.left > innerWidth || !rect.width) continue
    const own = seen(element)
    const lines = element instanceof SVGElement ? [] : [...range.getClientRects()]
    const over = lines.map((line) => overlaid(line, own)).find(Boolean)
    if (over) once('overlaid', element, `by ${named(over)}: ${text.slice(0, 40)}`, `over ${kindOf(element)}`)
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale(element)
    const least = NUMERAL.test(text) ? numerals : smallest
    const kind = kindOf(element)
    if (size < least - 0.05 && !element.closest('[data-zoomable]'))
      once('small-text', element, `${size.toFixed(1)} px: ${text.slice(0, 40)}`, `size ${kind}`)
    const box = clips(element, rect)
    if (box && !element.closest('[title]') && !box.closest('[title]'))
      once('cut', element, `by ${named(box)}: ${text.slice(0, 40)}`, `cut ${kind}`)
    if (!(element instanceof SVGElement) && node.data.length < 400)
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}]{4,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map((line) => Math.round(line.top)))
        if (tops.size > 1 && !/\u00ad/.test(node.data) && getComputedStyle(element).hyphens !== 'auto')
          once('broken-word', element, word, `word ${kind}`)
      }
  }
  return faults
}
