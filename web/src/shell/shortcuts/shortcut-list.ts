/** The list with one page starred or not. New ones come last; what has no page here is kept (decisions IDN-60). */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/**
 * The list with one page moved among those that show.
 * @param shown the ids that have a page here, the only ones that somebody sees move
 * @param step -1 up, 1 down
 */
export const moved = (
  ids: readonly string[],
  shown: ReadonlySet<string>,
  id: string,
  step: -1 | 1,
): readonly string[] => {
  const visible = ids.filter((each) => shown.has(each));
  const neighbour = visible[visible.indexOf(id) + step];
  if (neighbour === undefined || !visible.includes(id)) return ids;
  return ids.map((each) => ({ [id]: neighbour, [neighbour]: id })[each] ?? each);
};
