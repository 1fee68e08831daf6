import type { Tab } from '../kit/browser.ts';
import { demoPassword } from '../kit/server.ts';
import { openUntilShown, untilTrue } from './page-load.ts';

/** Types into the login page as a person would, and waits until the app has let in. */
export const signIn = async (tab: Tab, issuer: string, email: string): Promise<void> => {
  await openUntilShown(tab, `${issuer}/login`, 'Anmelden');
  const fields = { 'input[type=email], input[name=email]': email, 'input[type=password]': demoPassword };
  for (const [selector, text] of Object.entries(fields)) {
    await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await tab.send('Input.insertText', { text });
  }
  const button = `document.querySelector('button[type=submit]')`;
  await untilTrue(tab, `${button}.disabled === false`);
  await tab.evaluate(`${button}.click()`);
  await untilTrue(tab, `location.pathname !== '/login'`);
};
