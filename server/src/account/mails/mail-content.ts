/** What a mail is about. Links are whole addresses; times are instants, shown in the time of Germany. */
export type MailContent =
  | {
      readonly kind: 'confirmEmail';
      readonly link: string;
      readonly validUntil: Date;
      /** First and last name, and company, as whoever registered typed them. */
      readonly name: string;
      readonly company: string;
      /** To the page that removes the registration. */
      readonly disownLink: string;
    }
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
