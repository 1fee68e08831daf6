import type { BrowserContextOptions } from '@playwright/test';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** Signs a person in and returns the refresh token. */
export const newSession = async ({ url }: ServerProcess, email: string): Promise<string> => {
  const response = await fetch(`${url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: email,
      password: demoPassword,
      scope: 'offline_access openid profile email phone roles api backup belege',
    }),
  });
  const { refresh_token: token } = (await response.json()) as { refresh_token?: string };
  if (!token) throw new Error(`no sign-in for ${email}: ${response.status}`);
  return token;
};

/** What the browser of somebody holds who has signed in before; `more` is kept beside the session. */
export const browserOf = async (
  server: ServerProcess,
  email: string | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<BrowserContextOptions> => {
  const kept = { ...more, ...(email ? { 'tresen.refreshToken': await newSession(server, email) } : {}) };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return {
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  };
};
