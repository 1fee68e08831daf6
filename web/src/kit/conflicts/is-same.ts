/** True for the same value, however its parts are held. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [ones, others] = [Object.entries(one), Object.entries(other)];
  return (
    ones.length === others.length &&
    ones.every(([key, value]) => isSame(value, (other as Record<string, unknown>)[key]))
  );
};
