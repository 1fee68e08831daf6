/** A mail to one person, as its writer hands it over: sender and headers are the transport's business. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
