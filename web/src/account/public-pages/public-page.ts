import type { Page } from '../../kit/feature/index.ts';

/** A page for everybody, or for guests alone as the access table says. Its path may end in one optional part: `/register/:invitationCode?`. */
export type PublicPage = Pick<Page, 'path' | 'load'>;
