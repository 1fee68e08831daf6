/** Two things beside each other: a name at the start, what it is or costs at the end. */
export interface MailRow {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
  /** What stands small below the name, such as what it was before. */
  readonly note?: string;
  /** A whole address that the name leads to, in HTML; as text there is the button's alone. */
  readonly link?: string;
}

/** Rows under a heading of their own. */
export interface MailSection {
  readonly heading: string;
  readonly rows: readonly MailRow[];
  /** What there is besides, below the rows. */
  readonly note?: string;
}

/** The words of one mail, in the order in which they are shown. */
export interface MailWords {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What is listed behind the paragraphs. */
  readonly rows?: readonly MailRow[];
  /** What follows the rows, in parts. */
  readonly sections?: readonly MailSection[];
  /** Absent where there is nothing to go to. */
  readonly button?: string;
  /** Until when the link is good, or what else belongs to the button. */
  readonly note?: string;
  /** What to do if one did not ask for it. */
  readonly unasked?: string;
  /** What leads to the page for who did not ask for it. */
  readonly unaskedLink?: string;
  /** Why this mail came. */
  readonly reason: string;
}
