import type { Page } from '../../kit/feature/index.ts';

/** A page for everybody. Its path may end in one optional part: `/register/:invitationCode?`. */
export interface PublicPage extends Pick<Page, 'path' | 'load'> {
  /** Guests only: a signed-in user goes to `/` (decisions ACC-26). */
  readonly isGuestOnly?: boolean;
}
