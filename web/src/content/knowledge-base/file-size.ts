const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes as people read them. @param decimal writes a number with two places */
export const fileSize = (bytes: number, decimal: (value: number) => string): string => {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return step === 0 ? `${bytes} B` : `${decimal(bytes / 1_000 ** step)} ${units[step]}`;
};
