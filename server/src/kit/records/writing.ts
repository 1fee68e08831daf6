/** Who changes records, when, and with which numbers. */
export interface Writing {
  readonly tenantId: string;
  /** The number before the first one taken for these records, which get one each, in their order. */
  readonly beforeSeq: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly userId: string | null;
  readonly userName: string;
}
