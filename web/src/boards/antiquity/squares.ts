const COLUMNS = 'abcdefg'

export const squareId = (row: number, column: number): string => `${COLUMNS[column]}${row + 1}`

export const placeOf = (square: string): [row: number, column: number] => [
  Number(square.slice(1)) - 1,
  COLUMNS.indexOf(square[0]!),
]
