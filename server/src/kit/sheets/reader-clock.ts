/** A process that takes less of a processor than this is not slowed down by others: it stands still. */
const leastShare = 0.002;
/** It may begin late, or wait for a piece of its file. */
const maxTimesStill = 5;

/**
 * Says of a process, asked each time that so many milliseconds have passed, whether it has had its time. That is time of
 * the processor: a machine that has other things to do may need any multiple of it, and a process that comes behind all
 * others (spawn-behind-others.ts) gets hardly a fiftieth. What stands still ends all the same. Where the system does not
 * tell, it gets a multiple of the time that passes.
 */
export const createReaderClock = (
  usedMs: () => number | undefined,
  milliseconds: number,
): (() => boolean) => {
  let before = 0;
  let timesStill = 0;
  return () => {
    const used = usedMs() ?? before;
    timesStill = used - before < milliseconds * leastShare ? timesStill + 1 : 0;
    before = used;
    return used >= milliseconds || timesStill >= maxTimesStill;
  };
};
