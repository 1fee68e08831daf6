/** Without letters and digits that look alike (domain/client-errors). 32 of them: each random byte gives one. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of a report, such as `K7QF-2M9X`: made here, so that there is one without a server, too. */
export const newCrashId = (): string => {
  const drawn = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]);
  return `${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
};
