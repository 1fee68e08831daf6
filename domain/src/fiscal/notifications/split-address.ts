/** Street, number and suffix of an address that was written in one line. */
export interface SplitAddress {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly houseNumberSuffix: string | null;
}

/** Splits `Am Markt 12 a`; what has no number at its end is all street. */
export const splitAddress = (line: string | null): SplitAddress => {
  const [, street, number, suffix] =
    /^(.*\S)\s+(\d{1,4})\s*([a-zA-Z/-].{0,19})?$/.exec(line?.trim() ?? '') ?? [];
  if (street === undefined || number === undefined)
    return { street: line?.trim() || null, houseNumber: null, houseNumberSuffix: null };
  return { street, houseNumber: number, houseNumberSuffix: suffix?.trim() || null };
};
