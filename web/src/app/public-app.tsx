import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { forgetDraft } from '../account/registration/index.ts';
import { takeWantedPath } from '../kit/session/index.ts';
import { takeOverLinks } from './public-links.ts';
import { isExternalWay } from './public-pages.ts';
import { codeAt, PublicView } from './public-view.tsx';

interface PublicAppProps {
  readonly onSignedIn: () => void;
  /** Somebody types credentials: the code behind the login can travel already. */
  readonly onTyping: () => void;
}

/** Shows the public pages. They load React, the MUI core and the form, nothing else (contract 27). */
export const showPublicApp = async ({ onSignedIn, onTyping }: PublicAppProps): Promise<void> => {
  // The build has drawn it (decision 93), and standing/stands.js has left it, since it is what the app would show.
  const standing = document.getElementById('page');
  let root: Root | undefined;
  const leaveLinks = takeOverLinks((path) =>
    codeAt(path)
      ?.preload()
      .catch(() => undefined),
  );
  const enter = () => {
    forgetDraft();
    window.history.replaceState(null, '', takeWantedPath());
    leaveLinks();
    root?.unmount();
    standing?.remove();
    onSignedIn();
  };
  // Read before the page takes it out of the address.
  const staysAtLogin = isExternalWay(window.location);
  // A page that cannot be loaded is shown as such.
  await codeAt(window.location.pathname)
    ?.preload()
    .catch(() => undefined);
  const view = { onSignedIn: enter, onTyping, staysAtLogin, standing };
  // In slices: a slow phone can scroll and be touched meanwhile.
  startTransition(() => {
    root = show(standing, <PublicView {...view} />);
  });
};

function show(standing: HTMLElement | null, view: ReactNode): Root {
  if (standing) return hydrateRoot(standing, view);
  const root = createRoot(elementOf('root'));
  root.render(view);
  return root;
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}
