import { AppError } from '@tresen/domain/errors';

/** Pictures under way in this process: each that is read or waits takes up to 4 MB. */
export const mostUnderWay = 8;

// 4 MB at 1 Mbit/s take 34 s. Whoever needs longer holds a place that others wait for.
const longestUploadMs = 45_000;

/** The places of uploads: one for each person, eight in all. */
export interface PictureSlots {
  /**
   * @param cut ends an upload that has not arrived in time; its place is free then
   * @throws {AppError} TOO_MANY_REQUESTS, BUSY
   */
  take(userId: string, cut: () => void): PictureSlot;
}

export interface PictureSlot {
  /** The whole body is here: from now on the place is held by our own work, which ends by itself. */
  arrived(): void;
  leave(): void;
}

/** @param limitMs how long a body may take to arrive */
export const createPictureSlots = (limitMs = longestUploadMs): PictureSlots => {
  const people = new Set<string>();
  return {
    take: (userId, cut) => {
      if (people.has(userId)) throw new AppError('TOO_MANY_REQUESTS', { seconds: 5 });
      if (people.size >= mostUnderWay) throw new AppError('BUSY', { seconds: 5 });
      people.add(userId);
      let isHeld = true;
      const leave = (): void => {
        clearTimeout(timer);
        if (isHeld) people.delete(userId);
        isHeld = false;
      };
      const timer = setTimeout(() => {
        leave();
        cut();
      }, limitMs);
      return { arrived: () => clearTimeout(timer), leave };
    },
  };
};
