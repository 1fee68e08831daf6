import { createRoot } from 'react-dom/client';
import { LoginPage } from '../account/sign-in/index.ts';
import { takeWantedPath } from '../kit/session/index.ts';
import { AppTheme } from '../kit/theme/index.ts';
import { pageAt } from './pages.ts';

const elementOf = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
};

/** While somebody types a password, the code behind the login travels already. */
const preloadSignedIn = () => {
  void import('./signed-in-app.tsx');
  void pageAt('/')?.load();
};

/** Shows the public pages. They load React, the MUI core and the form, nothing else (contract 27). */
export const showPublicApp = ({ onSignedIn }: { readonly onSignedIn: () => void }): void => {
  const root = createRoot(elementOf('root'));
  const enter = () => {
    window.history.replaceState(null, '', takeWantedPath());
    root.unmount();
    onSignedIn();
  };
  root.render(
    <AppTheme>
      <LoginPage onSignedIn={enter} onTyping={preloadSignedIn} />
    </AppTheme>,
  );
};
