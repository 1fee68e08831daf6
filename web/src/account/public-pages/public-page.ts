import type { Page } from '../../kit/feature/index.ts';

/** A page for everybody, or for guests alone as the access table says. Its path may end in one optional part: `/register/:invitationCode?`. */
export interface PublicPage extends Pick<Page, 'path' | 'load'> {
  /** Whoever is signed in sees the page inside the shell, as a page of the app under the same path. */
  readonly isInShell?: true;
}
