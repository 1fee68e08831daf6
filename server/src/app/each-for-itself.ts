/**
 * Does one piece of work after another; one that fails does not hold up the others.
 * @throws {AggregateError} with what failed, when the others are done
 */
export const eachForItself = async (all: readonly ((() => Promise<void>) | undefined)[]): Promise<void> => {
  const errors: unknown[] = [];
  for (const work of all)
    try {
      await work?.();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, 'some of the work failed');
};
