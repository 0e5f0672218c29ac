/** What is chosen after a press on one box, with the Shift key from the one pressed before. */
export function pressed(
  chosen: ReadonlySet<string>,
  rows: readonly string[],
  { id, before }: { id: string; before: string | null },
): Set<string> {
  const isOn = !chosen.has(id);
  const [from, to] = [before === null ? -1 : rows.indexOf(before), rows.indexOf(id)];
  const range = from < 0 || to < 0 ? [id] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  const now = new Set(chosen);
  for (const one of range) {
    if (isOn) now.add(one);
    else now.delete(one);
  }
  return now;
}
