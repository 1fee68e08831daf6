import type pg from 'pg';
import type { Tab } from '../kit/browser.ts';
import { demoPassword } from '../kit/server.ts';
import type { Tenant } from '../kit/tenants.ts';
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

/** A database with a tenant whose owner signs in. */
interface SignedInWorld {
  readonly owner: pg.Client;
  readonly large: Pick<Tenant, 'owner'>;
}

/** Gives the large tenant's owner the demo's password, so that signing in goes the usual way. */
export const givePassword = async ({ owner, large }: SignedInWorld): Promise<void> => {
  await owner.query(
    `insert into credentials (user_id, password_hash)
    select $1, c.password_hash from credentials c join users u on u.id = c.user_id
    where u.email = 'owner@demo.example'
    on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [large.owner.subject],
  );
  await owner.query('update users set email_confirmed = true where id = $1', [large.owner.subject]);
};
