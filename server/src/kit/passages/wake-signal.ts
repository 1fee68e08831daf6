/** What a slow line has brought by then does not wait for a full piece. */
const patienceMs = 500;

/** What wakes whoever waits: that there is enough, or that what is there has waited for more for long enough. */
export const newSignal = () => {
  let wake = (): void => undefined;
  let noted = 0;
  return {
    note: (): void => {
      noted += 1;
    },
    give: (): void => wake(),
    /** @param isThere whether there is something, if not enough */
    wait: async (isThere: () => boolean): Promise<void> => {
      const awaited = Promise.withResolvers<void>();
      wake = awaited.resolve;
      let before = noted;
      const patience = setInterval(() => {
        if (isThere() && noted === before) wake();
        before = noted;
      }, patienceMs);
      await awaited.promise;
      clearInterval(patience);
    },
  };
};
