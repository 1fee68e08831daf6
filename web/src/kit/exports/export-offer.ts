/** What a list offers to take along. */
export interface ExportOffer {
  /** Ways to write it, the first chosen: the receipts, or their positions. */
  readonly sources: readonly ExportChoice[];
  /** What the list shows, as its own field of the API takes it. */
  readonly filter: object;
  readonly sort?: string | null | undefined;
  /** How many the screen counts, in words: `1.234 Belege`. */
  readonly counted: string;
  /** The same as a number; null where the screen only estimates. */
  readonly shown: number | null;
  /** The filters that are set, in words; empty where there are none. */
  readonly description: string;
}

/** One way to write what a list shows. */
export interface ExportChoice {
  /** Name of the list at the server: `receipts`. */
  readonly source: string;
  /** `Eine Zeile je Beleg`; needed where there are several. */
  readonly label?: string;
}
