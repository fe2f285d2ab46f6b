/** Beyond this many comparisons, lines are paired in their order. */
const MOST_PAIRS = 2500;

/**
 * Pairs similar items of two lists, in order: each index of `before` with one of `after`.
 *
 * @param likeness 0 if two items have nothing in common, 1 if they are equal
 */
export function pairs<Item>(before: Item[], after: Item[], likeness: (a: Item, b: Item) => number): [number, number][] {
  const [rows, columns] = [before.length, after.length];
  if (rows === 1 && columns === 1) return [[0, 0]];
  if (rows * columns > MOST_PAIRS) return Array.from({ length: Math.min(rows, columns) }, (_, index) => [index, index]);
  // best[row][column]: the highest sum of likenesses from there to the end of both lists.
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const alike = before.map((item) => after.map((other) => likeness(item, other)));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const like = (row: number, column: number) => alike[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const paired = like(row, column) > 0 ? like(row, column) + at(row + 1, column + 1) : 0;
      (best[row] as Float64Array)[column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const found: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (like(row, column) > 0 && at(row, column) === like(row, column) + at(row + 1, column + 1)) {
      found.push([row++, column++]);
    } else if (at(row, column) === at(row + 1, column)) row++;
    else column++;
  }
  return found;
}
