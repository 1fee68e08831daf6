/** What a mail is about. Links are whole addresses; times are instants, shown in the time of Germany. */
export type MailContent =
  | { readonly kind: 'confirmEmail'; readonly link: string; readonly validUntil: Date }
  | { readonly kind: 'resetPassword'; readonly link: string; readonly validUntil: Date }
  | {
      readonly kind: 'invitation';
      readonly link: string;
      readonly validUntil: Date;
      readonly company: string;
      /** First and last name of the person who invites. */
      readonly invitedBy: string;
    }
  | {
      readonly kind: 'passwordChanged';
      readonly changedAt: Date;
      /** To the page where a forgotten password is set anew. */
      readonly link: string;
    };

/** The words of one mail, in the order in which they are shown. */
export interface MailWords {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Until when the link is good, or what else belongs to the button. */
  readonly note: string;
  /** What to do if one did not ask for it. */
  readonly unasked: string;
  /** Why this mail came. */
  readonly reason: string;
}
